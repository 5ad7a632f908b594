const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const MAX_CODE_POINT = 0x10_ffff;

/** The text of an HTML snippet: without its tags, its entities decoded once, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name) =>
      name ? (NAMED[name.toLowerCase()] ?? entity) : characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, " ")
    .trim();

const characterOf = (code: number): string =>
  code > 0 && code <= MAX_CODE_POINT && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
