/** @jsxImportSource preact */
import { type ComponentChildren, render } from "preact";
import "../styles/index.css";
import { fitIntoFrame } from "./embed";
import { LanguageProvider } from "./language";
import { PageFrame } from "./page-frame";

/** Draws a public page in place of the template's placeholder. */
export function start(children: ComponentChildren): void {
  fitIntoFrame();
  const root = document.getElementById("root");
  if (!root) return;
  root.replaceChildren();
  render(
    <LanguageProvider>
      <PageFrame>{children}</PageFrame>
    </LanguageProvider>,
    root,
  );
}
