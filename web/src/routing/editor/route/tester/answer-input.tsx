import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import { listOf } from "@dure/domain/routing/logic/operand";
import type { RoutableField } from "@dure/domain/routing/logic/routable-field";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../../ui/form/check-input";
import { FieldFrame } from "../../../../ui/form/field-frame";
import { SelectInput } from "../../../../ui/form/select-input";
import { TextInput } from "../../../../ui/form/text-input";
import { Choices } from "../choices";

type AnswerInputProps = {
  field: RoutableField;
  value: AnswerValue | undefined;
  onChange: (value: AnswerValue) => void;
};

/** The input for a test answer, of the same type as in the form. */
export function AnswerInput({ field: { label, type, options }, value, onChange }: AnswerInputProps) {
  const { t } = useTranslation("routing");
  const text = typeof value === "string" ? value : "";
  if (type === "checkbox")
    return (
      <FieldFrame label={label}>
        <CheckInput label={t("route.tester.answered")} checked={value === true} onChange={onChange} />
      </FieldFrame>
    );
  if (type === "select")
    return (
      <SelectInput
        label={label}
        value={text}
        options={[{ value: "", label: t("route.tester.unanswered") }, ...options]}
        onChange={onChange}
      />
    );
  if (type === "multiSelect")
    return (
      <FieldFrame label={label}>
        <Choices
          label={label}
          options={options}
          chosen={listOf(Array.isArray(value) ? value : undefined).map(String)}
          onChange={onChange}
        />
      </FieldFrame>
    );
  return (
    <TextInput label={label} inputMode={type === "number" ? "decimal" : "text"} value={text} onChange={onChange} />
  );
}
