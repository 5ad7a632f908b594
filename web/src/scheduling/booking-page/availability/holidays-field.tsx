import { Checkbox, Field } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SectionProps } from "../section-props";

/** Whether Korea's public holidays are days off. */
export function HolidaysField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "holidays" });
  return (
    <Field.Root disabled={disabled}>
      <Checkbox.Root
        size="sm"
        alignItems="flex-start"
        checked={field.value === "KR"}
        onCheckedChange={({ checked }) => field.onChange(checked === true ? "KR" : null)}
      >
        <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label fontWeight="normal">{t("times.holidays")}</Checkbox.Label>
      </Checkbox.Root>
      <Field.HelperText>{t("times.holidaysHint")}</Field.HelperText>
    </Field.Root>
  );
}
