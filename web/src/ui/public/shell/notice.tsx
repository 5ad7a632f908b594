/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

type NoticeProps = { title: string; hint?: string; level?: 1 | 2 | undefined; children?: ComponentChildren };

/** Replaces a page without anything to do: the reason, and a link if there is one. */
export function Notice({ title, hint, level = 1, children }: NoticeProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div class="notice">
      <Heading>{title}</Heading>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
