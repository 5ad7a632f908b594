import type { EmbedOptions } from "./options";
import { createIsolatedRoot } from "./style";

/** Opens the popup on clicks on links and buttons that name the page or form, including those added later. */
export function openFromElements({ kind, id }: EmbedOptions, open: () => void): void {
  const naming = `data-dure-${kind}`;
  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const opener = event.target instanceof Element ? event.target.closest(`[${naming}]`) : null;
    if (!isPlain || opener?.getAttribute(naming) !== id) return;
    event.preventDefault();
    open();
  });
}

/** Adds a floating button at the bottom of the window that opens the popup. */
export function openFromButton({ label, position, color }: EmbedOptions, open: () => void): void {
  const { host, root } = createIsolatedRoot(`
button { position: fixed; z-index: 2147483000; ${position}: max(20px, env(safe-area-inset-${position}));
  bottom: max(20px, env(safe-area-inset-bottom)); min-height: 48px; max-width: calc(100vw - 40px); padding: 12px 20px;
  border: 0; border-radius: 24px; color: #fff; font: 600 16px/1.5 system-ui, sans-serif;
  box-shadow: 0 4px 16px rgb(0 0 0 / 25%); cursor: pointer; }
button:focus-visible { outline: 3px solid #fff; outline-offset: -5px; }`);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.ariaHasPopup = "dialog";
  button.style.setProperty("background", color);
  button.onclick = open;
  root.append(button);
  document.body.append(host);
}
