const MAX_CHARACTERS = 60;
const NOT_IN_LABELS = /[^\p{L}\p{M}\p{N} _&()'’,.+·-]+/gu;
/** Mail programs make links of `word.word`. */
const DOT_INSIDE = /\.(?=\S)/g;

/**
 * A name or a company as a visitor typed it, for a mail to an address that nobody has proven: short, one line, and
 * without what a mail program makes a link of. Whoever books in another's name can't write to them.
 */
export const plainLabel = (typed: string): string => {
  const plain = typed.toWellFormed().normalize("NFC").replaceAll(NOT_IN_LABELS, " ").replaceAll(DOT_INSIDE, " ");
  return [...plain.replaceAll(/ +/g, " ").trim()].slice(0, MAX_CHARACTERS).join("").trim();
};
