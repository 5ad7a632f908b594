/** The label of an input: its label element, else the text in or beside it, else its name. */
export function inputLabel(controls: readonly Element[], name: string): string {
  const [first] = controls;
  if (!first) return name;
  const isGroup = controls.length > 1;
  const found = [
    isGroup ? textOf(first.closest("fieldset")?.querySelector("legend")) : textOf(labelElement(first)),
    isGroup ? groupLabel(first) : first.getAttribute("aria-label"),
    isGroup ? null : referredText(first),
    isGroup ? null : first.getAttribute("placeholder"),
    isGroup ? null : first.getAttribute("title"),
  ];
  return found.find(Boolean) || name;
}

function labelElement(control: Element): Element | null | undefined {
  const { id, ownerDocument } = control;
  const named = id
    ? [...ownerDocument.querySelectorAll("label[for]")].find((one) => one.getAttribute("for") === id)
    : null;
  return named ?? control.closest("label");
}

function groupLabel(control: Element): string | null {
  const group = control.closest("[role=group], [role=radiogroup]");
  return group ? group.getAttribute("aria-label") || referredText(group) : null;
}

function referredText(element: Element): string {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  return ids
    .map((id) => textOf(element.ownerDocument.getElementById(id)))
    .join(" ")
    .trim();
}

/** An element's text, without its inputs and the asterisk of required inputs. */
function textOf(element: Element | null | undefined): string {
  if (!element) return "";
  const copy = element.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll("input, select, textarea, script, style")) inner.remove();
  return (copy.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^\s*\*\s*|\s*\*\s*$/g, "")
    .trim();
}
