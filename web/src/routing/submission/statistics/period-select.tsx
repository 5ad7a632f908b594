import { HStack, Input, NativeSelect } from "@chakra-ui/react";
import { isDateOption } from "@dure/domain/records/filter/date-option";
import { useTranslation } from "react-i18next";
import { PERIODS, type Period } from "./period";

type PeriodSelectProps = { value: Period; today: string; onChange: (period: Period) => void };

const EXACT = "EXACT";

/** Selects the period: a named span, or one day. */
export function PeriodSelect({ value, today, onChange }: PeriodSelectProps) {
  const { t } = useTranslation(["routing", "records"]);
  const isExact = !isDateOption(value);
  return (
    <HStack gap="2">
      <NativeSelect.Root w="auto">
        <NativeSelect.Field
          aria-label={t("submissions.period")}
          value={isExact ? EXACT : value}
          onChange={({ target }) => onChange(target.value === EXACT ? today : target.value)}
        >
          {PERIODS.map((option) => (
            <option key={option} value={option}>
              {t(`records:filter.dates.${option}`)}
            </option>
          ))}
          <option value={EXACT}>{t("records:filter.exactDate")}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {isExact && (
        <Input
          type="date"
          w="auto"
          max={today}
          aria-label={t("records:filter.exactDate")}
          value={value}
          onChange={({ target }) => target.value && onChange(target.value)}
        />
      )}
    </HStack>
  );
}
