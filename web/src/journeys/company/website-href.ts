/** A registry's website as an address that a link may lead to; undefined for anything but a website. */
export function websiteHref(url: string): string | undefined {
  const text = url.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return text !== "" && URL.canParse(address) && new URL(address).hostname.includes(".") ? address : undefined;
}
