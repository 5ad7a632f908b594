export type SharedStrings = ReturnType<typeof createSharedStrings>;

/**
 * The shared strings of a workbook: cells refer to them by index, so a text that repeats in thousands of rows is
 * written once.
 */
export function createSharedStrings() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    /** The strings as XML, in the order of their indexes. */
    xml: (): string => [...numbers.keys()].map((text) => `<si>${textXml(text)}</si>`).join(""),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const SPECIAL = /[<>&\u0000-\u001f]|^\s|\s$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Escapes text for a cell or the shared strings; most texts need no change. */
export function textXml(text: string): string {
  if (!SPECIAL.test(text)) return `<t>${text}</t>`;
  const plain = text.replaceAll(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<t xml:space="preserve">${plain}</t>`;
}
