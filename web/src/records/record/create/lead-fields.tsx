import type { Field } from "@dure/domain/records/field/field";
import type { CreateLead } from "@dure/domain/records/record/record";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PhoneField } from "../../../ui/form/phone-field";
import { TextField } from "../../../ui/form/text-field";
import { useFields } from "../../field/field-queries";
import { AmountField } from "./amount-field";
import { builtInField } from "./built-in-field";
import { DateField } from "./date-field";
import { MemberField } from "./member-field";
import { NameFields } from "./name-fields";
import { ReferenceField } from "./reference-field";

type LeadFieldsProps<In extends FieldValues, Out extends FieldValues> = {
  control: Control<In, unknown, Out>;
  fields: readonly Field[];
};

/** The fields that a new lead and a new deal share; the form's schema extends that of a lead. */
export function LeadFields<In extends FieldValues, Out extends FieldValues>(props: LeadFieldsProps<In, Out>) {
  const { control, fields } = props;
  const meta = builtInField(fields);
  // Only a deal has the definition of the amount, which a lead may hold too.
  const { data: ofDeal = [] } = useFields("deal");
  const { t } = useTranslation("records");
  const at = (name: FieldPath<CreateLead>) => name as unknown as FieldPath<In>;
  return (
    <>
      <TextField
        control={control}
        name={at("deal_name")}
        label={t("field.deal.deal_name")}
        {...meta("deal_name")}
        autoFocus
      />
      <NameFields
        control={control}
        nameOf={at}
        labels={{ first_name: t("field.deal.firstName"), last_name: t("field.deal.lastName") }}
        {...meta("name")}
      />
      <ReferenceField
        control={control}
        name={at("company")}
        entity="company"
        label={t("field.deal.company")}
        {...meta("company")}
      />
      <ReferenceField
        control={control}
        name={at("contact")}
        entity="contact"
        label={t("field.deal.contact")}
        {...meta("contact")}
      />
      <TextField
        control={control}
        name={at("email")}
        label={t("field.deal.email")}
        {...meta("email")}
        inputMode="email"
        autoComplete="off"
      />
      <PhoneField
        control={control}
        name={at("phone_number.value")}
        dialCodeName={at("phone_number.dial_code")}
        label={t("field.deal.phone_number")}
        {...meta("phone_number")}
      />
      <MemberField control={control} name={at("assignee")} label={t("field.deal.assignee")} {...meta("assignee")} />
      <TextField
        control={control}
        name={at("incoming_source")}
        label={t("field.deal.incoming_source")}
        {...meta("incoming_source")}
      />
      <AmountField
        unit={unitOf(ofDeal)}
        control={control}
        name={at("contract_amount")}
        label={t("field.deal.contract_amount")}
        {...meta("contract_amount")}
      />
      <DateField control={control} name={at("close_date")} label={t("field.deal.close_date")} {...meta("close_date")} />
    </>
  );
}

const unitOf = (fields: readonly Field[]) =>
  fields.find(({ id }) => id === "contract_amount")?.attributes.code === "USD" ? "$" : "₩";
