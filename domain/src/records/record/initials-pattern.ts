/** The consonants that begin a syllable, in their order in Unicode; each begins 588 syllables. */
const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_INITIAL = 588;

/**
 * What a word means whose consonants stand for the syllables they begin (초성 검색): a regular expression that JavaScript
 * and RE2 read alike. "ㄱㅁㅈ" finds 김민준, "ㄷ레" finds 두레. Undefined for a word without such a consonant.
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
