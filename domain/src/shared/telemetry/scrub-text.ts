/**
 * Removes personal data and secrets from a developer's text, such as an error's message: what it names in quotes, Korean
 * words (our own messages are English), e-mails, phone numbers, tokens, and the queries of addresses.
 */
export const scrubText = (text: string): string =>
  RULES.reduce((scrubbed, [pattern, mark]) => scrubbed.replaceAll(pattern, mark), beginning(text)).slice(
    0,
    MAX_CHARACTERS,
  );

const MAX_CHARACTERS = 1_000;
/** The rules take the square of the text's length. */
const MAX_SEARCHED = 4_000;

/** The text's beginning, cut between words: the rules would not recognize half an address. */
const beginning = (text: string): string =>
  text.length <= MAX_SEARCHED ? text : text.slice(0, text.lastIndexOf(" ", MAX_SEARCHED) + 1);

/** In this order: a query may hold an e-mail, and a token digits. */
const RULES: [RegExp, string][] = [
  [/\b(https?:\/\/[^\s?#"']*|\/[\w\-./]+)[?#][^\s"')]*/g, "$1?[query]"],
  [/\S+@\S+/g, "[email]"],
  [/\bBearer\s+\S+/gi, "[token]"],
  [/\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|dure_live_\w+|[A-Za-z0-9_-]{32,})/g, "[token]"],
  [/\+?\d[\d\s().-]{6,}\d/g, "[number]"],
  [/"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[“‘][^”’\n]*[”’]/g, "[text]"],
  [/[\p{Script=Hangul}\p{Script=Han}]+(?:\s+[\p{Script=Hangul}\p{Script=Han}]+)*/gu, "[text]"],
];
