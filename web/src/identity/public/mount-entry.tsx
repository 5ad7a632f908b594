/** @jsxImportSource preact */
import { render } from "preact";
import { language } from "../../lib/language/language";
import { EntryApp } from "./entry-app";
import type { EntryHost } from "./entry-host";
import { loadEntryTexts } from "./entry-texts";

/**
 * Shows the entry page that the host's path names.
 * @returns a function that takes it away
 */
export async function mountEntry(place: Element, host: EntryHost): Promise<() => void> {
  const texts = await loadEntryTexts(language());
  const root = document.createElement("div");
  place.append(root);
  render(<EntryApp host={host} first={texts} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}
