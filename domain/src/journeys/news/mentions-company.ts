import { searchTerm } from "../../shared/company-search-term";

/** What may follow a name in the same word: Korean particles, and words for a company such as 그룹. */
const PARTICLES =
  "(?:은|는|이|가|을|를|의|와|과|도|만|에|로|으로|에서|에게|에는|에도|까지|부터|처럼|보다|이나|나|측|사|그룹|社|\\(주\\)|㈜)?";
/** Shorter names may be ordinary words. */
const MIN_DISTINCT_LENGTH = 4;

/** A company's name as newspapers write it, without its corporate form. */
export const pressName = (name: string): string =>
  searchTerm(name)
    .replace(/\(주\)|㈜|주식회사/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text names this company, and not another one whose longer name begins or ends with its name. */
export function namesCompany(text: string, name: string): boolean {
  const word = escaped(pressName(name)).replace(/ +/g, "\\s*");
  if (word === "") return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}${PARTICLES}(?![\\p{L}\\p{N}])`, "iu").test(text.normalize("NFC"));
}

/** Whether a name is too short to distinguish the company from an ordinary word or from namesakes. */
export const isCommonName = (name: string): boolean => pressName(name).replace(/\s/g, "").length < MIN_DISTINCT_LENGTH;
