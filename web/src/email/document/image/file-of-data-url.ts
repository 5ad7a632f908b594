const DATA_URL = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=\s]+)$/;

/** The file that a data URL of an image holds; undefined for any other address. The page's policy lets nobody fetch one. */
export function fileOfDataUrl(address: string): File | undefined {
  const [, type, data] = DATA_URL.exec(address) ?? [];
  if (!type || !data) return undefined;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (sign) => sign.charCodeAt(0));
  return new File([bytes], `image.${type.slice("image/".length)}`, { type });
}
