const MENTION = /<span data-mention="([\w-]{1,128})">/g;

/** The ids of the members whom a memo's HTML names, each once. The server has sanitized the HTML. */
export const mentionsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(MENTION)].map(([, id = ""]) => id)),
];

/** The members whom a memo newly mentions. */
export function newMentions(before: string, after: string): string[] {
  const known = new Set(mentionsOf(before));
  return mentionsOf(after).filter((id) => !known.has(id));
}
