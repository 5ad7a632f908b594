/** Corporate forms in parentheses, wherever they occur: (주)두레, 두레 (유). NFKC writes ㈜ as (주). */
const IN_PARENTHESES =
  /[([{]\s*(?:주식회사|유한회사|유한책임회사|주|유|합|재|사|자|의|학|농|복|株|有|co\.?,?\s*ltd\.?|inc\.?|llc|ltd\.?)\s*[)\]}]/g;
const KOREAN =
  "농업회사법인|어업회사법인|유한책임회사|주식회사|유한회사|합자회사|합명회사|재단법인|사단법인|의료법인|학교법인|사회복지법인|사회적협동조합|협동조합|株式会社|有限会社|合同会社|股份有限公司|有限公司";
const KOREAN_FORMS = new RegExp(`^\\s*(?:${KOREAN})\\s*|\\s*(?:${KOREAN})\\s*$`);
/** English and European forms come at the end, after a space, a comma or Korean. */
const SUFFIX =
  /(?:[\s,.]+|(?<=[\p{Script=Hangul}\p{Script=Han}]))(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|kg|sa|s\.a|sas|sarl|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|n\.v|oy|ab|a\/s|pte|pty|pvt|kk|k\.k|holdings?\s+co)[\s.,]*$/u;

/** No company has a longer name, and the forms are found in time that grows with its square. */
const MAX_NAME_LENGTH = 500;

/** A lower-case name without its corporate forms; a name that consists only of them stays as it is. */
export function withoutCorporateForm(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return name;
  let rest = name.replace(IN_PARENTHESES, " ").trim();
  for (;;) {
    const shorter = rest.replace(KOREAN_FORMS, "").replace(SUFFIX, "").trim();
    if (shorter === rest || shorter === "") return rest;
    rest = shorter;
  }
}
