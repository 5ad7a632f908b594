import { createIsolatedRoot } from "../../../lib/embed/style";

const CSS = `
dialog { box-sizing: border-box; width: min(26rem, 100vw - 32px); padding: 28px 24px 20px; border: 0; border-radius: 12px;
  background: #fff; color: #1a1f20; font: 16px/1.5 system-ui, sans-serif; text-align: center;
  box-shadow: 0 8px 40px rgb(0 0 0 / 30%); }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
p { margin: 0 0 20px; white-space: pre-line; overflow-wrap: anywhere; }
button { min-width: 96px; min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #0f766e;
  color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 2px solid #23917f; outline-offset: 2px; }
`;

/** A message over the website, as a modal dialog: the browser gives the focus back. */
export function showMessage(text: string, language: "ko" | "en", onClosed: () => void): void {
  const { host, root } = createIsolatedRoot(CSS);
  const dialog = document.createElement("dialog");
  const message = document.createElement("p");
  message.id = "message";
  message.textContent = text;
  dialog.setAttribute("aria-labelledby", message.id);
  const closing = document.createElement("button");
  closing.type = "button";
  closing.textContent = language === "ko" ? "확인" : "OK";
  closing.onclick = () => dialog.close();
  dialog.onclose = () => {
    host.remove();
    onClosed();
  };
  dialog.append(message, closing);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
}
