import { isVariable } from "../variable/variable";
import type { Inline, Mark } from "./block";

const TOKEN = /(\{\{[^{}]*\}\})/;
const NAME = /^\{\{([^{}]*)\}\}$/;

/** A text with `{{name}}` in it as texts and variables; unknown names stay text. */
export function splitVariables(
  text: string,
  marks: readonly Mark[],
  fallbacks: Readonly<Partial<Record<string, string>>>,
): Inline[] {
  const marked = marks.length > 0 ? { marks: [...marks] } : {};
  return text
    .split(TOKEN)
    .filter((part) => part !== "")
    .map((part): Inline => {
      const name = NAME.exec(part)?.[1]?.trim();
      if (name === undefined || !isVariable(name)) return { type: "text", text: part, ...marked };
      const fallback = Object.hasOwn(fallbacks, name) ? (fallbacks[name] ?? "") : "";
      return { type: "variable", attrs: { id: name, fallback }, ...marked };
    });
}
