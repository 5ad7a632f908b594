const SCALES: Record<string, number> = {
  ...{ 십: 10, 백: 100, 천: 1e3, 만: 1e4, 십만: 1e5, 백만: 1e6, 천만: 1e7, 억: 1e8, 조: 1e12 },
  ...{ k: 1e3, m: 1e6, mn: 1e6, bn: 1e9, b: 1e9 },
};
const CURRENCY = "krw|usd|eur|jpy|cny|us\\$|[₩￦$€¥£]";
const UNIT = `원|달러|${CURRENCY}|%|퍼센트|명|인|개|건|대|회|곳|개사|사|석|점|년|개월|월|주|일|시간|분|평|톤|kg|g|km|m2|㎡`;
const NUMBER = new RegExp(`^(?:${CURRENCY})? ?(-?) ?(?:${CURRENCY})? ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+) ?(.*)$`, "is");
const PART = /^([십백천]?[만억조]|[십백천]|k|mn|m|bn|b) ?(\d[\d,]*(?:\.\d+)?|\.\d+)? ?(.*)$/is;
const END = new RegExp(`^(?:${UNIT})?\\.?$`, "i");

/**
 * A number as people write it: 6,500만, 1억 2,000만, 1690명, 99.5%, KRW 1,000, ($1,200.50), 1.5M. Returns its digits; undefined
 * where it is unclear.
 */
export function writtenNumber(text: string): string | undefined {
  const plain = text.normalize("NFKC").replace(/[−–]/g, "-").replace(/\s+/g, " ").trim();
  const inParentheses = /^\((.+)\)$/.exec(plain)?.[1];
  const [, sign, first = "", rest = ""] = NUMBER.exec(inParentheses ?? plain) ?? [];
  if (!isGrouped(first)) return undefined;
  const sum = scaled(digitsOf(first), rest);
  if (sum === undefined) return undefined;
  const isNegative = sign === "-" || inParentheses !== undefined;
  return `${isNegative ? "-" : ""}${sum}`;
}

/** Whether commas only separate thousands; otherwise the number is unclear. */
const isGrouped = (digits: string) => /^(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/.test(digits) && digits !== "";
const digitsOf = (digits: string) => digits.replaceAll(",", "");

/** 1억 2,000만: each part with its scale, the last perhaps without one. */
function scaled(digits: string, rest: string): string | undefined {
  // The digits stay as written where nothing multiplies them: no rounding, no exponent. 1,200.00 is whole.
  if (END.test(rest)) return digits.replace(/\.0+$/, "");
  let total = 0;
  let [part, left] = [digits, rest];
  for (;;) {
    const [, scale, next, after = ""] = PART.exec(left) ?? [];
    if (scale === undefined) return undefined;
    total += Number((Number(part) * (SCALES[scale.toLowerCase()] ?? Number.NaN)).toFixed(6));
    if (next === undefined)
      return END.test(after) && Number.isSafeInteger(Math.trunc(total)) ? String(total) : undefined;
    if (!isGrouped(next)) return undefined;
    if (END.test(after)) return String(total + Number(digitsOf(next)));
    [part, left] = [digitsOf(next), after];
  }
}
