/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { asksToClose, isEmbedded, isPopup, tellParent } from "./embed";
import { useTexts } from "./language";

type LeaveDialogProps = { pageId: string; isMidway: boolean };

/** In another site's frame: closing it in the middle of a booking is asked about first. */
export function LeaveDialog({ pageId, isMidway }: LeaveDialogProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = () => tellParent("closed", { page_id: pageId });

  useEffect(() => {
    if (!isEmbedded()) return;
    const close = () => {
      if (!isMidway) tellParent("closed", { page_id: pageId });
      else if (!dialog.current?.open) dialog.current?.showModal();
    };
    const hear = (event: MessageEvent) => {
      if (asksToClose(event)) close();
    };
    // What is open inside the page takes the key for itself; left alone, the key would close what it has just opened.
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
  }, [pageId, isMidway]);

  return (
    <dialog ref={dialog} aria-labelledby="leave-title">
      <h2 id="leave-title">{texts.leaveTitle}</h2>
      <p class="muted">{texts.leaveHint}</p>
      <div class="actions">
        <button type="button" class="button" onClick={leave}>
          {texts.leave}
        </button>
        <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
          {texts.finishBooking}
        </button>
      </div>
    </dialog>
  );
}
