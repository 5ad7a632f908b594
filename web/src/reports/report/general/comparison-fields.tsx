import { isDated } from "@dure/domain/reports/setting/group-by";
import { Period } from "@dure/domain/reports/setting/period";
import { useTranslation } from "react-i18next";
import { PeriodFields } from "../period-fields";
import { FieldChoice } from "./field-choice";
import type { GeneralFieldsProps } from "./general-fields-props";

/** The date field and the period that are compared with the previous period. */
export function ComparisonFields({ setting, problems, onChange }: GeneralFieldsProps) {
  const { t } = useTranslation("reports");
  const { compare } = setting;
  return (
    <>
      <FieldChoice
        label={t("report.compare.field")}
        entity={setting.entity_type}
        none={t("report.compare.none")}
        fits={({ type }) => isDated(type)}
        value={compare?.identifier ?? null}
        onChange={(identifier) =>
          onChange({
            ...setting,
            compare: identifier
              ? { identifier, period: compare?.period ?? Period.parse({ date_option: "THIS_MONTH" }) }
              : null,
          })
        }
      />
      {compare && (
        <PeriodFields
          label={t("report.compare.period")}
          error={problems.get("compare.period.date_range") ?? problems.get("compare.period.date_range.end")}
          period={compare.period}
          onChange={(period) => onChange({ ...setting, compare: { ...compare, period } })}
        />
      )}
    </>
  );
}
