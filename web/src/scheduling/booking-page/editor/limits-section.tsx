import { Input, SimpleGrid } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { NumberField } from "../../../ui/form/number-field";
import { SelectField } from "../../../ui/form/select-field";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";

/** How soon, and how often on one day, the page is booked. */
export function LimitsSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "daily_limit" });
  return (
    <FormSection title={t("limits.title")}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <SimpleGrid columns={2} gap="3">
          <NumberField
            control={control}
            name="offset.value"
            label={t("editor.notice")}
            hint={t("editor.noticeHint")}
            rule={t("limits.noticeRule")}
            min={0}
            max={365}
            disabled={disabled}
          />
          <SelectField
            control={control}
            name="offset.unit"
            label={t("editor.noticeUnit")}
            options={[
              { value: "h", label: t("editor.hours") },
              { value: "d", label: t("editor.days") },
            ]}
            disabled={disabled}
          />
        </SimpleGrid>
        <FieldFrame
          label={t("limits.daily")}
          hint={t("limits.dailyHint")}
          disabled={disabled}
          error={fieldState.error && t("limits.dailyRule")}
        >
          <Input
            {...field}
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            placeholder={t("limits.unlimited")}
            value={field.value ?? ""}
            onChange={({ target }) => field.onChange(target.value === "" ? null : target.valueAsNumber)}
          />
        </FieldFrame>
      </SimpleGrid>
    </FormSection>
  );
}
