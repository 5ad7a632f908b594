const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A booking page's id: 10 random lowercase letters (docs/product/platform.md#identifiers). */
export function randomId(): string {
  let id = "";
  while (id.length < 10) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes beyond a multiple of the alphabet's length would favor its first letters.
    if (byte < 234) id += LETTERS[byte % 26];
  }
  return id;
}
