import type { KeyboardEvent } from "react";

/** Where the focus goes after an edit. */
export type Move = "stay" | "down" | "right";

type CellInputProps = {
  label: string;
  initial: string;
  /** `undefined` when the edit was given up. */
  onDone: (text: string | undefined, move: Move) => void;
};

/** A cell while it is edited: Enter keeps it and goes down, Tab to the right, Escape gives up. */
export function CellInput({ label, initial, onDone }: CellInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A Korean syllable still being composed ends with its own Enter.
    if (event.nativeEvent.isComposing) return;
    const move = ({ Enter: "down", Tab: "right", Escape: "stay" } as const)[event.key];
    event.stopPropagation();
    if (!move) return;
    event.preventDefault();
    onDone(event.key === "Escape" ? undefined : event.currentTarget.value, move);
  };
  return (
    <input
      aria-label={label}
      defaultValue={initial}
      // biome-ignore lint/a11y/noAutofocus: the cell was asked to be edited
      autoFocus
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => onDone(currentTarget.value, "stay")}
    />
  );
}
