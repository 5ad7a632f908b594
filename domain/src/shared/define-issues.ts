import type { Text } from "./text";

/** What a broken rule says. A function is given the value that breaks it; undefined leaves it to the general text. */
type IssueText = Text | ((given: unknown) => Text | undefined);

const TEXTS = new Map<string, IssueText>();

/**
 * Defines what the rules of an area's schemas say when they are broken. A schema takes a key for its message, so that an
 * issue carries no sentence: `.min(1, identityIssues.nameRequired)`.
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
