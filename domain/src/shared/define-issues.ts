import type { Text } from "./text";

/** The text for a broken rule, or a function of the invalid value; undefined means the general text. */
type IssueText = Text | ((given: unknown) => Text | undefined);

const TEXTS = new Map<string, IssueText>();

/**
 * Defines the texts for broken rules of an area's schemas. A schema uses a key as its message, so that an issue
 * contains no sentence: `.min(1, identityIssues.nameRequired)`.
 * @returns the key of each text, such as `identity.nameRequired`; `issueText` reads the text
 */
export function defineIssues<Area extends string, Name extends string>(
  area: Area,
  texts: Readonly<Record<Name, IssueText>>,
): { readonly [Key in Name]: `${Area}.${Key}` } {
  const keys = {} as { [Key in Name]: `${Area}.${Key}` };
  for (const name in texts) {
    keys[name] = `${area}.${name}`;
    TEXTS.set(keys[name], texts[name]);
  }
  return keys;
}

/** The text of a key, or undefined for any other message. */
export function definedIssue(key: string, given: unknown): Text | undefined {
  const text = TEXTS.get(key);
  return typeof text === "function" ? text(given) : text;
}
