/** Links that no link of the campaign explains, counted together. */
export const OTHER_LINKS = "…";

/** A link is a key in Firestore, which takes 1,500 bytes. */
const MAX_LENGTH = 400;

const VARIABLE = /\{\{[^{}]*\}\}/g;

/**
 * The campaign's link that a clicked address was made from: a link with variables has another address in each copy, and would
 * be counted as so many links.
 * @param links the mail's links as the campaign has them, with `{{variables}}`
 */
export function linkMatcher(links: readonly string[]): (url: string) => string {
  const literalLength = (literals: readonly string[]) => literals.join("").length;
  const known = [...new Set(links)]
    .map((link) => ({ link, literals: link.split(VARIABLE) }))
    .sort((a, b) => literalLength(b.literals) - literalLength(a.literals));
  return (url) => known.find(({ literals }) => isMadeFrom(literals, url))?.link.slice(0, MAX_LENGTH) ?? OTHER_LINKS;
}

/** Whether an address has the literals of a link in their order, from its first to its last character. */
function isMadeFrom([first = "", ...others]: readonly string[], url: string): boolean {
  const last = others.pop();
  if (last === undefined) return url === first;
  if (!url.startsWith(first)) return false;
  let at = first.length;
  for (const literal of others) {
    const found = url.indexOf(literal, at);
    if (found < 0) return false;
    at = found + literal.length;
  }
  return url.length - last.length >= at && url.endsWith(last);
}
