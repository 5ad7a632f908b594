import { HStack, Input } from "@chakra-ui/react";
import { type DATE_OPTIONS, daysOfOption } from "@dure/domain/records/filter/date-option";
import { type Period, ReportDateOption } from "@dure/domain/reports/setting/period";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/use-now";
import { SelectInput } from "../../ui/form/select-input";
import { TimeZoneContext } from "../../ui/use-format";

type PeriodFieldsProps = {
  label: string;
  error?: string | undefined;
  period: Period;
  onChange: (period: Period) => void;
};

const OPTIONS = ReportDateOption.options.filter((option) => !option.startsWith("NEXT_"));
const isNamed = (option: ReportDateOption): option is (typeof DATE_OPTIONS)[number] => option !== "EXACT_DATE";

/** A named period, or a first and a last day. */
export function PeriodFields({ label, error, period, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation(["reports", "records"]);
  const today = daysOfOption("TODAY", useNow(), use(TimeZoneContext))?.start ?? "";
  const { date_option, date_range } = period;
  const choose = (option: ReportDateOption) =>
    onChange({
      date_option: option,
      date_range: isNamed(option) ? null : (date_range ?? { start: today, end: today }),
    });
  return (
    <>
      <SelectInput
        label={label}
        error={error}
        value={date_option}
        options={OPTIONS.map((option) => ({
          value: option,
          label: isNamed(option) ? t(`records:filter.dates.${option}`) : t("dashboard.filter.exact"),
        }))}
        onChange={choose}
      />
      {date_range && (
        <HStack gap="2">
          {(["start", "end"] as const).map((edge) => (
            <Input
              key={edge}
              type="date"
              max="9999-12-31"
              aria-label={t(edge === "start" ? "dashboard.filter.from" : "dashboard.filter.to")}
              value={date_range[edge]}
              onChange={({ target }) =>
                target.value && onChange({ date_option, date_range: { ...date_range, [edge]: target.value } })
              }
            />
          ))}
        </HStack>
      )}
    </>
  );
}
