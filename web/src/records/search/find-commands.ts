import { initialsPattern } from "@dure/domain/records/record/initials-pattern";

type Named = { label: string };

/**
 * The commands whose name has every word of a text, as a part or by its initial consonants (ㄹㄷ finds 리드). Names that
 * begin with the text come first.
 */
export function findCommands<T extends Named>(commands: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/).map(patternOf);
  const found = commands.filter(({ label }) => words.every((word) => word.test(label)));
  const begins = ({ label }: T) => label.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

const patternOf = (word: string): RegExp =>
  new RegExp(initialsPattern(word) ?? word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "iu");
