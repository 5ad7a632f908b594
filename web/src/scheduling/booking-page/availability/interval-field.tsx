import { NativeSelect } from "@chakra-ui/react";
import { SLOT_INTERVALS } from "@dure/domain/scheduling/booking-page/page-settings";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";

/** How often a time starts: every given number of minutes, or once every meeting length. */
export function IntervalField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "slot_interval" });
  const minutes = [...new Set([...SLOT_INTERVALS, ...(typeof field.value === "number" ? [field.value] : [])])];
  return (
    <FieldFrame
      label={t("times.interval")}
      hint={t("times.intervalHint")}
      disabled={disabled}
      error={fieldState.error?.message}
    >
      <NativeSelect.Root {...(disabled && { disabled })}>
        <NativeSelect.Field
          {...field}
          value={String(field.value ?? "")}
          onChange={({ target }) => field.onChange(target.value === "length" ? "length" : Number(target.value))}
        >
          {minutes
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {t("minutes", { count })}
              </option>
            ))}
          <option value="length">{t("times.asLength")}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
