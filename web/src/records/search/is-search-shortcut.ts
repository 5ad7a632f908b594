type Pressed = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented">;

/** Whether a key press is Ctrl+K or ⌘K. The code counts too: with a Korean layout the key is a Hangul letter. */
export const isSearchShortcut = (event: Pressed): boolean =>
  (event.code === "KeyK" || event.key.toLowerCase() === "k") &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.defaultPrevented;
