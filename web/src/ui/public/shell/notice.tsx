/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

type NoticeProps = { title: string; hint?: string; children?: ComponentChildren };

/** What stands where there is nothing to do: why, and the way on if there is one. */
export function Notice({ title, hint, children }: NoticeProps) {
  return (
    <div class="notice">
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
