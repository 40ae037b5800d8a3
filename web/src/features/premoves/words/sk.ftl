# Odpovede dané skôr, než príde otázka, pri stoloch na serveri.

ahead-title = Odpovedať vopred
ahead-about = Čo tu zvolíte, sa za vás odpovie, keď otázka príde. Nikto iný sa to nedozvie.
ahead-answer = Vaša odpoveď
ahead-ask = Opýtať sa ma
ahead-lasts = Ako dlho to platí
ahead-once = Raz
ahead-round = Do konca tohto kola
ahead-always = Kým nepoviem inak
ahead-away = Aj keď tu nie som. Ostatní potom spoznajú, že odpoveď bola daná vopred.
ahead-not-now = Teraz to nejde.
