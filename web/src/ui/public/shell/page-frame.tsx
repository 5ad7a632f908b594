/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { LanguageSwitch } from "./language-switch";

type PageFrameProps = { children: ComponentChildren; isWatermarked?: boolean; hasLanguages?: boolean };

/** The card around every public page. */
export function PageFrame({ children, isWatermarked = true, hasLanguages = true }: PageFrameProps) {
  return (
    <>
      <header class="page-header">{hasLanguages && <LanguageSwitch />}</header>
      <main class="card">{children}</main>
      {isWatermarked && <footer class="page-footer">Dure 두레</footer>}
    </>
  );
}
