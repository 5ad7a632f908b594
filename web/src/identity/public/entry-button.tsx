/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

type EntryButtonProps = {
  children: ComponentChildren;
  isBusy?: boolean;
  isDisabled?: boolean;
  look?: "solid" | "outline" | "plain";
  onClick?: () => void;
  /** The id of the form that it submits, if the button is outside of it. */
  form?: string;
};

/** A button; without `onClick` it submits its form. While busy, it keeps its label and the focus. */
export function EntryButton(props: EntryButtonProps) {
  const { children, isBusy = false, isDisabled = false, look = "outline", onClick, form } = props;
  return (
    <button
      type={onClick ? "button" : "submit"}
      form={form}
      class={`entry-button ${look}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      disabled={isDisabled}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  );
}
