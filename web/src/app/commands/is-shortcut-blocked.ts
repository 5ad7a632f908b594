/** Elements that handle keys themselves: text fields, and widgets that letters type into or move through. */
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=gridcell], [role=menu], [role=listbox], [data-editing]";
/** Layers above the page that handle keys themselves: dialogs and open menus. */
const OVER =
  "[role=dialog][aria-modal=true], [role=alertdialog], [role=menu][data-state=open], [role=listbox][data-state=open]";

type Pressed = Pick<KeyboardEvent, "defaultPrevented" | "isComposing" | "keyCode" | "target">;

/** The key code of presses that belong to an input method. */
const COMPOSING = 229;

/** Whether a press belongs to something else than the page: a field, a Hangul syllable being composed, a dialog. */
export function isShortcutBlocked({ defaultPrevented, isComposing, keyCode, target }: Pressed): boolean {
  if (defaultPrevented || isComposing || keyCode === COMPOSING) return true;
  if (target instanceof Element && target.closest(TYPING)) return true;
  return document.querySelector(OVER) !== null;
}
