export type SharedStrings = ReturnType<typeof createSharedStrings>;

/** Texts of a workbook that cells name by their numbers: what thousands of rows repeat is written once. */
export function createSharedStrings() {
  const numbers = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    /** All of them in the order of their numbers. */
    xml: (): string => [...numbers.keys()].map((text) => `<si>${textXml(text)}</si>`).join(""),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const SPECIAL = /[<>&\u0000-\u001f]|^\s|\s$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Text as a cell or the list of shared texts holds it; most needs nothing done to it. */
export function textXml(text: string): string {
  if (!SPECIAL.test(text)) return `<t>${text}</t>`;
  const plain = text.replaceAll(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<t xml:space="preserve">${plain}</t>`;
}
