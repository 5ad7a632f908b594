import type { Field } from "@dure/domain/records/field/field";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { TextField } from "../../../ui/form/text-field";
import { optionChoices } from "../../field/values/option-choices";
import { AmountField } from "./amount-field";
import { DateField } from "./date-field";
import { MemberField } from "./member-field";
import { OptionsField } from "./options-field";
import { PhoneValueField } from "./phone-value-field";
import { ReferenceField } from "./reference-field";

type CustomFieldInputProps<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  field: Field;
};

/** The input that suits a custom field's type. */
export function CustomFieldInput<In extends FieldValues, Out extends FieldValues>(
  props: CustomFieldInputProps<In, Out>,
) {
  const { type, label, caption, required, attributes, id } = props.field;
  const name = `custom_field.${id}` as FieldPath<In>;
  const bound = { control: props.control, name, label, required, ...(caption && { hint: caption }) };
  switch (type) {
    case "textarea":
      return <TextAreaField {...bound} />;
    case "checkbox":
      return <CheckboxField {...bound} />;
    case "date":
      return <DateField {...bound} />;
    case "number":
      return <AmountField {...bound} unit="" />;
    case "percent":
      return <AmountField {...bound} unit="%" />;
    case "currency":
      return <AmountField {...bound} unit={attributes.code === "USD" ? "$" : "₩"} />;
    case "select":
      return <SelectField {...bound} options={optionChoices(attributes)} clearable={!required} />;
    case "multi-select":
      return <OptionsField {...bound} attributes={attributes} />;
    case "user":
      return <MemberField {...bound} />;
    case "phone-number":
      return <PhoneValueField {...bound} />;
    case "many-to-one":
      return <ReferenceField {...bound} entity={attributes.entity_type ?? "company"} />;
    case "url":
      return <TextField {...bound} inputMode="url" autoComplete="off" />;
    case "email":
      return <TextField {...bound} inputMode="email" autoComplete="off" />;
    default:
      return <TextField {...bound} autoComplete="off" />;
  }
}
