import type { Field } from "@dure/domain/records/field/field";

/** What every editor in place takes. `onCommit` hears the value as it is typed; the field checks it. */
export type EditorProps = {
  field: Field;
  label: string;
  value: unknown;
  invalid: boolean;
  /** Whose text says what is wrong. */
  describedBy: string;
  /** Whether it takes the focus, and opens its list; it does unless it is one of several. */
  autoFocus?: boolean;
  onCommit: (value: unknown, byKey: boolean) => void;
  onCancel: () => void;
};
