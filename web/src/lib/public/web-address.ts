/** A safe link target: an absolute http or https address; undefined for anything else. */
export function webAddress(text: string, base = location.href): string | undefined {
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
