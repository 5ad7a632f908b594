/** @jsxImportSource preact */
import { type ComponentChildren, render } from "preact";
import { consumeVisitorParam } from "../../../lib/public/visitor-param";
import { Announcer } from "./announcer";
import { fitIntoFrame } from "./embed";
import { LanguageProvider } from "./language";

/** Renders a public page into the template's placeholder. */
export function start(children: ComponentChildren): void {
  consumeVisitorParam(Date.now());
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
