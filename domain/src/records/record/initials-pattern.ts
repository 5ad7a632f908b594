/** Initial consonants in Unicode order; each one covers 588 syllables. */
const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_INITIAL = 588;

/**
 * The regular expression for an initial-consonant search (초성 검색), valid in JavaScript and RE2: "ㄱㅁㅈ" finds 김민준, "ㄷ레"
 * finds 두레. Undefined if the word has no such consonant.
 */
export function initialsPattern(word: string): string | undefined {
  const signs = [...word];
  if (!signs.some((sign) => INITIALS.includes(sign))) return undefined;
  return signs.map(signPattern).join("");
}

function signPattern(sign: string): string {
  const place = INITIALS.indexOf(sign);
  if (place < 0) return sign.replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
  const first = FIRST_SYLLABLE + place * SYLLABLES_OF_INITIAL;
  const last = first + SYLLABLES_OF_INITIAL - 1;
  return `[${sign}${String.fromCodePoint(first)}-${String.fromCodePoint(last)}]`;
}
