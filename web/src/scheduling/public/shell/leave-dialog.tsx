/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { isEmbedded, tellParent } from "./embed";
import { useTexts } from "./language";

/** The site around the frame asks whether it may close it: `{ source: "dure-host", type: "close" }`. */
const asksToClose = ({ source, data }: MessageEvent): boolean =>
  source === window.parent && data?.source === "dure-host" && data?.type === "close";

/** In another site's frame: closing it in the middle of a booking is asked about first. */
export function LeaveDialog({ isMidway }: { isMidway: boolean }) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!isEmbedded()) return;
    const hear = (event: MessageEvent) => {
      if (!asksToClose(event)) return;
      if (isMidway) dialog.current?.showModal();
      else tellParent("close");
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [isMidway]);

  return (
    <dialog ref={dialog} aria-labelledby="leave-title">
      <h2 id="leave-title">{texts.leaveTitle}</h2>
      <p class="muted">{texts.leaveHint}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => tellParent("close")}>
          {texts.leave}
        </button>
        <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
          {texts.finishBooking}
        </button>
      </div>
    </dialog>
  );
}
