import type { Field } from "@dure/domain/records/field/field";

/** The props of every in-place editor. `onCommit` gets the value as typed; the field validates it. */
export type EditorProps = {
  field: Field;
  label: string;
  value: unknown;
  invalid: boolean;
  /** The id of the element with the error text. */
  describedBy: string;
  /** Whether the editor takes the focus and opens its list. False if it is one of several editors. */
  autoFocus?: boolean;
  onCommit: (value: unknown, byKey: boolean) => void;
  onCancel: () => void;
};
