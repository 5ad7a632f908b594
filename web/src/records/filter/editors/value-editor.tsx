import { operandOf } from "@dure/domain/records/filter/filter-operators";
import { ChoicesEditor } from "./choices-editor";
import { DateEditor } from "./date-editor";
import { FlagEditor } from "./flag-editor";
import { MailEditor } from "./mail-editor";
import { RangeEditor } from "./range-editor";
import { TypedEditor } from "./typed-editor";
import { TypedListEditor } from "./typed-list-editor";
import type { ValueEditorProps } from "./value-editor-props";
import { valueKind } from "./value-kind";

/** What an operator needs, in the way its field's type is written. */
export function ValueEditor(props: ValueEditorProps) {
  const operand = operandOf(props.operator);
  const kind = valueKind(props.field.type);
  if (operand === "none") return null;
  if (kind === "mail") return <MailEditor {...props} />;
  if (kind === "choice") return <ChoicesEditor {...props} />;
  if (kind === "flag") return <FlagEditor {...props} />;
  if (operand === "range") return <RangeEditor {...props} />;
  if (kind === "date") return <DateEditor {...props} />;
  return operand === "several" ? <TypedListEditor {...props} /> : <TypedEditor {...props} />;
}
