import { CHART_TYPES, type ChartType, isUngrouped } from "@dure/domain/reports/setting/chart-type";
import { GeneralSetting, ReportSource } from "@dure/domain/reports/setting/general-setting";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { EntitySelect } from "../entity-select";
import { NumberInput } from "../number-input";
import { ReportFilter } from "../report-filter";
import { ComparisonFields } from "./comparison-fields";
import { GaugeFields } from "./gauge-fields";
import type { GeneralFieldsProps } from "./general-fields-props";
import { GroupFields } from "./group-fields";
import { MetricFields } from "./metric-fields";

/** A chart of records: which of them, what is calculated, and how it is shown. */
export function GeneralFields({ setting, problems, onChange }: GeneralFieldsProps) {
  const { t } = useTranslation("reports");
  const { entity_type, chart_type, filter, target } = setting;
  return (
    <>
      <EntitySelect
        value={entity_type}
        options={ReportSource.options}
        onChange={(source) => onChange(ofSource(setting, source))}
      />
      <SelectInput
        label={t("report.chart.label")}
        value={chart_type}
        options={CHART_TYPES.map((type) => ({ value: type, label: t(`report.chart.${type}`) }))}
        onChange={(type) => onChange(ofChart(setting, type))}
      />
      <MetricFields setting={setting} problems={problems} onChange={onChange} />
      {!isUngrouped(chart_type) && <GroupFields setting={setting} problems={problems} onChange={onChange} />}
      {chart_type === "gauge" && <GaugeFields setting={setting} problems={problems} onChange={onChange} />}
      <ReportFilter
        label={t("report.filter")}
        entity={entity_type}
        filter={filter}
        onChange={(next) => onChange({ ...setting, filter: next })}
      />
      {chart_type !== "gauge" && chart_type !== "pie" && (
        <NumberInput
          label={t("report.target")}
          hint={t("report.targetHint")}
          value={target}
          onChange={(next) => onChange({ ...setting, target: next })}
        />
      )}
      <ComparisonFields setting={setting} problems={problems} onChange={onChange} />
    </>
  );
}

/** Another source has other fields, so all settings that refer to fields are reset. */
const ofSource = ({ chart_type, target }: GeneralSetting, entity_type: ReportSource): GeneralSetting => ({
  ...GeneralSetting.parse({ entity_type }),
  ...{ chart_type, target },
});

/** A number and a gauge have no groups; no other chart has a goal. */
const ofChart = (setting: GeneralSetting, chart_type: ChartType): GeneralSetting => ({
  ...setting,
  ...{ chart_type, goal: null, range_setting: null },
  ...(isUngrouped(chart_type) && { group_by: [], stacked: false, cumulative: false, sort: null }),
});
