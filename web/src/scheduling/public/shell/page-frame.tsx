/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Announcer } from "./announcer";
import { LanguageSwitch } from "./language-switch";

/** The card that every public page is drawn on. */
export function PageFrame({ children }: { children: ComponentChildren }) {
  return (
    <Announcer>
      <header class="page-header">
        <LanguageSwitch />
      </header>
      <main class="card">{children}</main>
      <footer class="page-footer">Dure 두레</footer>
    </Announcer>
  );
}
