/** An amount as statements write it: `1,234`, `-1,234`, `(1,234)`; undefined for none (`-` or ""). */
export function amountOf(text: string | null | undefined): number | undefined {
  const digits = (text ?? "").replaceAll(",", "").trim();
  if (digits === "" || digits === "-") return undefined;
  const amount = Number(digits.replace(/^\((.*)\)$/, "-$1"));
  return Number.isFinite(amount) ? amount : undefined;
}
