import { canHaveDefault } from "@dure/domain/records/field/default-value";
import type { Field } from "@dure/domain/records/field/field";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { TextField } from "../../../ui/form/text-field";
import { useMembers } from "../../member/member-queries";
import { AmountField } from "../../record/create/amount-field";
import { MemberField } from "../../record/create/member-field";
import { OptionsField } from "../../record/create/options-field";
import { optionChoices } from "../values/option-choices";
import type { DraftForm } from "./use-field-form";

type DefaultValueInputProps = { entity: EntityId; field: Field | undefined; form: DraftForm };

/** The field's default value in new records; hidden if the field can't have one. */
export function DefaultValueInput({ entity, field, form }: DefaultValueInputProps) {
  const { t } = useTranslation("records");
  const [type, unique, code, options, chosen] = form.watch(["type", "unique", "code", "options", "default_value"]);
  const isGone = useMembers().isGoneDefault({ type, default_value: chosen });
  const category = field?.category ?? "custom";
  if (!canHaveDefault(kindOf(entity), { category, type, attributes: { unique } })) return null;
  const bound = { control: form.control, name: "default_value", label: t("fieldSettings.default") } as const;
  const choices = options
    .filter(({ label }) => label.trim())
    .map(({ key, label, color }) => ({ value: key, label, color: color ?? undefined }));
  switch (type) {
    case "checkbox":
      return <CheckboxField {...bound} label={t("fieldSettings.defaultTicked")} />;
    case "currency":
      return <AmountField key={type} {...bound} unit={code === "USD" ? "$" : "₩"} />;
    case "number":
      return <AmountField key={type} {...bound} unit="" />;
    case "percent":
      return <AmountField key={type} {...bound} unit="%" />;
    case "select":
      return <SelectField {...bound} options={optionChoices({ options: choices })} clearable />;
    case "multi-select":
      return choices.length > 0 ? <OptionsField {...bound} attributes={{ options: choices }} /> : null;
    case "user":
      return <MemberField {...bound} {...(isGone && { hint: t("fieldSettings.defaultGoneHint") })} />;
    case "textarea":
      return <TextAreaField {...bound} />;
    default:
      return <TextField {...bound} autoComplete="off" />;
  }
}
