import { Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";

type LimitFieldProps = SectionProps & {
  name: "daily_limit" | "weekly_limit" | "monthly_limit";
  label: string;
  hint?: string;
  max: number;
};

/** How many bookings; an empty field is no limit. */
export function LimitField({ control, disabled, name, label, hint, max }: LimitFieldProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} hint={hint} disabled={disabled} error={fieldState.error && t("limits.rule", { max })}>
      <Input
        {...field}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        placeholder={t("limits.unlimited")}
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value === "" ? null : target.valueAsNumber)}
      />
    </FieldFrame>
  );
}
