import type { Field } from "@dure/domain/records/field/field";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { useFields } from "../../field/field-queries";
import { useInvalidTexts } from "../../field/use-invalid-texts";
import { useMembers } from "../../member/member-queries";
import { builtInDefaults, customDefaults } from "./create-schema";

/**
 * The entity's fields, without defaults that name a member who left. The drawer shows a form only once they are loaded.
 */
export function useKnownFields(entity: EntityId): Field[] {
  const { data } = useFields(entity);
  const { isGoneDefault } = useMembers();
  if (!data) throw new Error(`The fields of ${entity} are not known yet.`);
  return data.map((field) => (isGoneDefault(field) ? { ...field, default_value: undefined } : field));
}

/** A form for a new record, which begins with the team's default values and says what is wrong by the fields' types. */
export function useCreateForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, In>,
  values: object,
  fields: readonly Field[],
) {
  const invalid = useInvalidTexts();
  const custom = fields.filter(({ category }) => category === "custom");
  const words = Object.fromEntries(custom.map(({ id, type }) => [`custom_field.${id}`, invalid[type]]));
  return useZodForm(schema, {
    defaultValues: { ...builtInDefaults(values, fields), custom_field: customDefaults(fields) } as DefaultValues<In>,
    messages: { ...useFormTexts(), ...words } as Partial<Record<Extract<keyof In, string>, string>>,
  });
}

/** What the forms say of a wrong value, by the field's name. */
function useFormTexts() {
  const { t } = useTranslation("records");
  const phone = t("invalid.phone");
  return {
    email: t("invalid.email"),
    url: t("invalid.url"),
    phone_number: phone,
    phone,
    tel: phone,
    fax: phone,
    contract_amount: t("invalid.amount"),
    close_date: t("invalid.date"),
  };
}
