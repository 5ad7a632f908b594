/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useEntryHost } from "./entry-host";

type EntryLinkProps = { to: string; class?: string; children: ComponentChildren };

/** A link to another page of the app. Clicks that open a new tab or window are left to the browser. */
export function EntryLink({ to, children, class: className = "entry-link" }: EntryLinkProps) {
  const { navigate } = useEntryHost();
  return (
    <a
      class={className}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
