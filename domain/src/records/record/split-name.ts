const KOREAN_NAME = /^(\p{Script=Hangul})(\p{Script=Hangul}{1,3})$/u;
const SPACED_KOREAN_NAME = /^(\p{Script=Hangul}+) (\p{Script=Hangul}+)$/u;
const OTHER_NAME = /^(?<first>.+) (?<last>\S+)$/u;

/** Splits a full name: a Korean one begins with the family name, others end with it. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const text = name.trim().replaceAll(/\s+/g, " ");
  const [, last_name, first_name] = SPACED_KOREAN_NAME.exec(text) ?? KOREAN_NAME.exec(text) ?? [];
  if (first_name && last_name) return { first_name, last_name };
  const { first = text, last = "" } = OTHER_NAME.exec(text)?.groups ?? {};
  return { first_name: first, last_name: last };
}
