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
  const literalLength = (link: string) => link.replaceAll(VARIABLE, "").length;
  const patterns = [...new Set(links)]
    .sort((a, b) => literalLength(b) - literalLength(a))
    .map((link) => ({ link, pattern: patternOf(link) }));
  return (url) => patterns.find(({ pattern }) => pattern.test(url))?.link.slice(0, MAX_LENGTH) ?? OTHER_LINKS;
}

function patternOf(link: string): RegExp {
  const literals = link.split(VARIABLE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literals.join(".*")}$`, "s");
}
