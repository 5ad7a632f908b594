/** Encodes text as base64 of its UTF-8, and decodes it; invalid base64 decodes to an empty text. */
export const encodeScript = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

export function decodeScript(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}
