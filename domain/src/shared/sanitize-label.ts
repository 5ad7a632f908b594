const MAX_CHARACTERS = 60;
const NOT_IN_LABELS = /[^\p{L}\p{M}\p{N} _&()'’,.+·-]+/gu;
/** Mail programs make links of `word.word`. */
const DOT_INSIDE = /\.(?=\S)/g;

/**
 * A name or company as a visitor typed it, for a mail to an unverified address: short, on one line, and without
 * anything that a mail program turns into a link, so a stranger can't be sent messages this way.
 */
export const sanitizeLabel = (typed: string): string => {
  const plain = typed.toWellFormed().normalize("NFC").replaceAll(NOT_IN_LABELS, " ").replaceAll(DOT_INSIDE, " ");
  return [...plain.replaceAll(/ +/g, " ").trim()].slice(0, MAX_CHARACTERS).join("").trim();
};
