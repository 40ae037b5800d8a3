"""Words between players: phrases, free text, who hears whom, and what moderators decide."""
