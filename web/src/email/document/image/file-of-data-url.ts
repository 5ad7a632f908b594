const DATA_URL = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=\s]+)$/;

/**
 * The file in an image's data URL; undefined for any other address. It is decoded here because the page's CSP forbids
 * `fetch`.
 */
export function fileOfDataUrl(address: string): File | undefined {
  const [, type, data] = DATA_URL.exec(address) ?? [];
  if (!type || !data) return undefined;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (sign) => sign.charCodeAt(0));
  return new File([bytes], `image.${type.slice("image/".length)}`, { type });
}
