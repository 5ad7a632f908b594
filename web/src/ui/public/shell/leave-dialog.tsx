/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { asksToClose, isEmbedded, isPopup, tellParent } from "./embed";

type LeaveDialogProps = {
  /** The page's name in messages to the embedding site. */
  page: Record<string, string>;
  isMidway: boolean;
  texts: { leaveTitle: string; leaveHint: string; leave: string; stay: string };
};

/** In another site's frame: confirms closing while a form is half done. */
export function LeaveDialog({ page, isMidway, texts }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A ref, because the visitor may close the page after a step but before its effects have run.
  const newest = useRef({ page, isMidway });
  newest.current = { page, isMidway };
  const leave = () => tellParent("closed", newest.current.page);

  useEffect(() => {
    if (!isEmbedded()) return;
    const close = () => {
      if (!newest.current.isMidway) tellParent("closed", newest.current.page);
      else if (!dialog.current?.open) dialog.current?.showModal();
    };
    const hear = (event: MessageEvent) => {
      if (asksToClose(event)) close();
    };
    // An open element inside the page handles the key itself. Without this, the key would also close the page.
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !isPopup() || dialog.current?.open) return;
      event.preventDefault();
      close();
    };
    addEventListener("message", hear);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("message", hear);
      removeEventListener("keydown", press);
    };
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby="leave-title">
      <h2 id="leave-title">{texts.leaveTitle}</h2>
      <p class="muted">{texts.leaveHint}</p>
      <div class="actions">
        <button type="button" class="button" onClick={leave}>
          {texts.leave}
        </button>
        <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
          {texts.stay}
        </button>
      </div>
    </dialog>
  );
}
