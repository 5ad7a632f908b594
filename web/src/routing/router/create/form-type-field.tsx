import { FORM_TYPES } from "@dure/domain/routing/router/router";
import { type Control, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { HintedRadios } from "../../../ui/form/hinted-radios";
import type { NewRouterValues } from "./new-router-form";

type FormTypeFieldProps = { control: Control<NewRouterValues, unknown, NewRouterValues> };

/** A form built in the product, or an existing form of the team's website. */
export function FormTypeField({ control }: FormTypeFieldProps) {
  const { t } = useTranslation("routing");
  const { field } = useController({ control, name: "form_type" });
  return (
    <HintedRadios
      label={t("create.formType")}
      value={field.value}
      choices={FORM_TYPES.map((value) => ({
        value,
        label: t(`formType.${value}.create`),
        hint: t(`formType.${value}.hint`),
      }))}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
