import type { CopiedText } from "@dure/domain/scheduling/suggestion/suggestion-text";

/**
 * Copies a pending text as plain text and HTML. Call it synchronously in the click handler: browsers allow it only
 * then. Rejects if `text` rejects.
 */
export async function copyWhenReady(text: Promise<CopiedText>): Promise<void> {
  const part = async (kind: keyof CopiedText, type: string) => new Blob([(await text)[kind]], { type });
  const item = new ClipboardItem({ "text/plain": part("plain", "text/plain"), "text/html": part("html", "text/html") });
  const written = navigator.clipboard.write([item]);
  // The error of `text` says more than the clipboard's.
  await Promise.all([text, written]);
}
