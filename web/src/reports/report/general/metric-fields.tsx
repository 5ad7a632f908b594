import { NUMERIC_TYPES } from "@dure/domain/records/group/aggregate-spec";
import { AGGREGATIONS, type Aggregation, isAdditive } from "@dure/domain/reports/setting/metric";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { FieldChoice } from "./field-choice";
import type { GeneralFieldsProps } from "./general-fields-props";

/** The metric: a count of records, or an aggregation of a field. */
export function MetricFields({ setting, problems, onChange }: GeneralFieldsProps) {
  const { t } = useTranslation("reports");
  const { metric, entity_type } = setting;
  const { aggregation, field_id } = metric;
  const choose = (next: Aggregation) => {
    const keepsField = next !== "count" && (next === "distinct") === (aggregation === "distinct");
    onChange({
      ...setting,
      metric: { aggregation: next, field_id: keepsField ? field_id : null },
      cumulative: setting.cumulative && isAdditive({ aggregation: next }),
    });
  };
  return (
    <>
      <SelectInput
        label={t("report.metric.label")}
        value={aggregation}
        options={AGGREGATIONS.map((one) => ({ value: one, label: t(`report.metric.${one}`) }))}
        onChange={choose}
      />
      {aggregation !== "count" && (
        <FieldChoice
          label={t("report.metric.field")}
          error={problems.get("metric.field_id")}
          entity={entity_type}
          fits={({ type, identifier }) =>
            aggregation === "distinct"
              ? type !== "mail" && type !== "multi-select" && identifier !== "entity_type"
              : NUMERIC_TYPES.has(type)
          }
          value={field_id}
          onChange={(id) => onChange({ ...setting, metric: { aggregation, field_id: id } })}
        />
      )}
    </>
  );
}
