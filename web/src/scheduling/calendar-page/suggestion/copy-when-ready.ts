import type { CopiedText } from "@dure/domain/scheduling/onetime/suggestion-text";

/**
 * Copies as text and as HTML what is still on its way; call it in the click itself, since browsers allow it only then.
 * Rejects with what `text` does.
 */
export async function copyWhenReady(text: Promise<CopiedText>): Promise<void> {
  const part = async (kind: keyof CopiedText, type: string) => new Blob([(await text)[kind]], { type });
  const item = new ClipboardItem({ "text/plain": part("plain", "text/plain"), "text/html": part("html", "text/html") });
  const written = navigator.clipboard.write([item]);
  // Its own refusal says more than the clipboard's.
  await Promise.all([text, written]);
}
