/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { LanguageSwitch } from "./language-switch";

type PageFrameProps = { children: ComponentChildren; isWatermarked?: boolean };

/** The card that every public page is drawn on. */
export function PageFrame({ children, isWatermarked = true }: PageFrameProps) {
  return (
    <>
      <header class="page-header">
        <LanguageSwitch />
      </header>
      <main class="card">{children}</main>
      {isWatermarked && <footer class="page-footer">Dure 두레</footer>}
    </>
  );
}
