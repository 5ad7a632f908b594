import type { CreateLead } from "@dure/domain/records/record";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PhoneField } from "../../../ui/form/phone-field";
import { TextField } from "../../../ui/form/text-field";
import { AmountField } from "./amount-field";
import { DateField } from "./date-field";
import { MemberField } from "./member-field";
import { ReferenceField } from "./reference-field";

type LeadFieldsProps<In extends FieldValues, Out extends FieldValues> = { control: Control<In, unknown, Out> };

/** The fields that a new lead and a new deal share; the form's schema extends that of a lead. */
export function LeadFields<In extends FieldValues, Out extends FieldValues>({ control }: LeadFieldsProps<In, Out>) {
  const { t } = useTranslation("records");
  const at = (name: FieldPath<CreateLead>) => name as unknown as FieldPath<In>;
  return (
    <>
      <TextField control={control} name={at("deal_name")} label={t("field.deal.deal_name")} required autoFocus />
      <ReferenceField control={control} name={at("company")} entity="company" label={t("field.deal.company")} />
      <ReferenceField control={control} name={at("contact")} entity="contact" label={t("field.deal.contact")} />
      <TextField
        control={control}
        name={at("email")}
        label={t("field.deal.email")}
        inputMode="email"
        autoComplete="off"
      />
      <PhoneField
        control={control}
        name={at("phone_number.value")}
        dialCodeName={at("phone_number.dial_code")}
        label={t("field.deal.phone_number")}
      />
      <MemberField control={control} name={at("assignee")} label={t("field.deal.assignee")} />
      <TextField control={control} name={at("incoming_source")} label={t("field.deal.incoming_source")} />
      <AmountField control={control} name={at("contract_amount")} label={t("field.deal.contract_amount")} />
      <DateField control={control} name={at("close_date")} label={t("field.deal.close_date")} />
    </>
  );
}
