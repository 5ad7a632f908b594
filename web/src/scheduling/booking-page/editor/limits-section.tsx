import { SimpleGrid } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/form/number-field";
import { SelectField } from "../../../ui/form/select-field";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { LimitField } from "./limit-field";

/** How soon, and how often, the page is booked. */
export function LimitsSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const part = { control, disabled };
  return (
    <FormSection title={t("limits.title")}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
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
          hint={t("limits.businessDaysHint")}
          options={[
            { value: "h", label: t("editor.hours") },
            { value: "d", label: t("editor.days") },
            { value: "bd", label: t("limits.businessDays") },
          ]}
          disabled={disabled}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        <LimitField {...part} name="daily_limit" label={t("limits.daily")} hint={t("limits.dailyHint")} max={100} />
        <LimitField {...part} name="weekly_limit" label={t("limits.weekly")} hint={t("limits.weeklyHint")} max={500} />
        <LimitField {...part} name="monthly_limit" label={t("limits.monthly")} max={1000} />
      </SimpleGrid>
    </FormSection>
  );
}
