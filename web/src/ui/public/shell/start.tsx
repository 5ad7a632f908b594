/** @jsxImportSource preact */
import { type ComponentChildren, render } from "preact";
import { Announcer } from "./announcer";
import { fitIntoFrame } from "./embed";
import { LanguageProvider } from "./language";

/** Draws a public page in place of the template's placeholder. */
export function start(children: ComponentChildren): void {
  fitIntoFrame();
  const root = document.getElementById("root");
  if (!root) return;
  root.replaceChildren();
  render(
    <LanguageProvider>
      <Announcer>{children}</Announcer>
    </LanguageProvider>,
    root,
  );
}
