/** A stretch of a sentence, and whether it is stressed. */
export interface Stretch {
  text: string;
  isStrong: boolean;
}

/** A text with its `**stressed**` words told apart. Stars without a partner are only stars. */
export function stretchesOf(text: string): Stretch[] {
  return text
    .split(/(\*\*.+?\*\*)/su)
    .filter((part) => part !== "")
    .map((part) => {
      const isStrong = part.length > 4 && part.startsWith("**") && part.endsWith("**");
      return { text: isStrong ? part.slice(2, -2) : part, isStrong };
    });
}

/** The same text as it is read aloud or searched. */
export function plainOf(text: string): string {
  return stretchesOf(text)
    .map((stretch) => stretch.text)
    .join("");
}
