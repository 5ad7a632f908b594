import { createFrame, dispatchToWebsite } from "./frame";
import type { EmbedOptions } from "./options";
import { createIsolatedRoot, style } from "./style";

const CSS = `
dialog { box-sizing: border-box; width: min(60rem, 100vw - 32px); height: min(46rem, 100vh - 32px); max-width: none;
  max-height: none; padding: 0; border: 0; border-radius: 12px; background: #fff; overflow: hidden;
  overscroll-behavior: contain; box-shadow: 0 8px 40px rgb(0 0 0 / 30%); }
dialog.dark { background: #111415; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
button { position: absolute; top: 2px; left: 4px; z-index: 1; width: 36px; height: 36px; padding: 0; border: 0;
  border-radius: 50%; background: rgb(0 0 0 / 6%); color: #333; font: 24px/36px system-ui, sans-serif; cursor: pointer; }
.dark button { background: rgb(255 255 255 / 12%); color: #eee; }
button:focus-visible { outline: 2px solid #23917f; outline-offset: 2px; }
@media (max-width: 640px) { dialog { width: 100vw; height: 100vh; height: 100dvh; border-radius: 0; } }
`;

/**
 * Shows the page in a modal dialog; the browser traps the focus and restores it. The app is not contacted before the
 * first opening. Closing asks the page first, which asks the visitor if a booking is half done.
 * @param onClosed called on each closing
 */
export function createPopup(options: EmbedOptions, onClosed = () => {}): () => void {
  const { host, root } = createIsolatedRoot(CSS);
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = options.title;
  if (options.theme === "dark") dialog.className = "dark";
  const closing = document.createElement("button");
  closing.type = "button";
  closing.ariaLabel = options.lang === "en" ? "Close" : "닫기";
  closing.textContent = "×";
  root.append(dialog);

  let frame: HTMLIFrameElement | undefined;
  let isThere = false;
  const ask = () => {
    if (isThere) frame?.contentWindow?.postMessage({ source: "dure-host", type: "close" }, options.origin);
    else dialog.close();
  };
  closing.onclick = ask;
  dialog.oncancel = (event) => {
    event.preventDefault();
    ask();
  };
  dialog.onclose = () => {
    dialog.replaceChildren();
    isThere = false;
    dispatchToWebsite("closed", { [`${options.kind}_id`]: options.id });
    onClosed();
  };

  return () => {
    if (dialog.open) return;
    if (!host.isConnected) document.body.append(host);
    frame = createFrame(options, ({ type }) => {
      if (type === "page_viewed") isThere = true;
      if (type === "closed") dialog.close();
    });
    style(frame, { height: "100%" });
    dialog.append(closing, frame);
    dialog.showModal();
  };
}
