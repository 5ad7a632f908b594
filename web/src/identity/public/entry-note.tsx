/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

type EntryNoteProps = {
  look: "error" | "info" | "warning";
  code?: string | undefined;
  children: ComponentChildren;
};

/** A message of the page; screen readers announce an error at once. */
export function EntryNote({ look, code, children }: EntryNoteProps) {
  return (
    <div class={`entry-note ${look}`} role={look === "warning" ? "status" : "alert"} data-code={code}>
      <svg viewBox="0 0 24 24" aria-hidden="true" class="entry-stroke">
        <circle cx="12" cy="12" r="9" />
        <path d={look === "info" ? "M12 11v5m0-8v.01" : "M12 7v5m0 4v.01"} />
      </svg>
      <div>{children}</div>
    </div>
  );
}
