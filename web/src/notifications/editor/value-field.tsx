import { Input } from "@chakra-ui/react";
import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import type { Trigger } from "@dure/domain/notifications/setting/setting";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { useTranslation } from "react-i18next";
import { ChoicesEditor } from "../../records/filter/editors/choices-editor";
import { FlagEditor } from "../../records/filter/editors/flag-editor";
import { typedNumber } from "../../records/filter/editors/typed-editor";
import { valueKind } from "../../records/filter/editors/value-kind";
import { fixedChoices } from "../../records/filter/fixed-choices";
import { useListedFields } from "../../records/filter/listed-fields";
import { FieldFrame } from "../../ui/form/field-frame";
import { TextInput } from "../../ui/form/text-input";

type ValueFieldProps = { trigger: Trigger; onChange: (value: string) => void };

/** The new value that a changed field must have, in the format of filters; empty for any value. */
export function ValueField({ trigger: { target, value }, onChange }: ValueFieldProps) {
  const { t } = useTranslation("notifications");
  const { data: fields } = useListedFields(target.entity_type, "");
  const field = fields?.byId.get(targetIdOf(target.id));
  if (!field) return null;
  const frame = { label: t("field.value"), hint: t("field.valueHint") };
  const kind = valueKind(field.type);
  const editing = { field, operator: "is" as const, onChange: (next: unknown) => onChange(String(next ?? "")) };
  if (kind === "choice")
    return (
      <FieldFrame {...frame}>
        <ChoicesEditor {...editing} isSingle value={choiceOf(field, value) || undefined} />
      </FieldFrame>
    );
  if (kind === "flag")
    return (
      <FieldFrame {...frame}>
        <FlagEditor {...editing} value={value} />
      </FieldFrame>
    );
  if (field.type === "date")
    return (
      <FieldFrame {...frame}>
        <Input type="date" max="9999-12-31" value={value} onChange={({ target }) => onChange(target.value)} />
      </FieldFrame>
    );
  const isWrong = kind === "number" && value !== "" && typedNumber(value) === undefined;
  return (
    <TextInput
      {...frame}
      inputMode={kind === "number" ? "decimal" : "text"}
      error={isWrong ? t("field.onlyNumbers") : undefined}
      maxLength={1000}
      value={value}
      onChange={onChange}
    />
  );
}

/** The saved value may be a choice's label. */
const choiceOf = (field: ListedField, value: string): string =>
  fixedChoices(field).find((choice) => choice.value === value || choice.label === value)?.value ?? value;
