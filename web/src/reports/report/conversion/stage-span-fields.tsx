import type { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { useTranslation } from "react-i18next";
import { usePipelines } from "../../../records/pipeline/pipeline-queries";
import { SelectInput } from "../../../ui/form/select-input";
import { QueryFallback } from "../../../ui/lazy/query-fallback";
import { PeriodFields } from "../period-fields";
import type { Problems } from "../use-report-draft";

type Span = NonNullable<ConversionSetting["stages"]>;

type StageSpanFieldsProps = {
  span: Span | null;
  /** Whether the last stage is asked for; a funnel shows them all. */
  withEnd: boolean;
  problems: Problems;
  onChange: (span: Span) => void;
};

/** The stages of a deal type between which deals are followed, and the period. */
export function StageSpanFields({ span, withEnd, problems, onChange }: StageSpanFieldsProps) {
  const { t } = useTranslation("reports");
  const query = usePipelines();
  const pipelines = query.data;
  if (!pipelines) return <QueryFallback query={query} rows={3} />;
  const known = pipelines.find(({ id }) => id === span?.record_type_id);
  const stages = known?.statuses.flatMap((status) => status.stages) ?? [];
  const period = span?.period ?? { date_option: "ALL_TIME" as const, date_range: null };
  const choosePipeline = (record_type_id: string) =>
    onChange({ record_type_id, from_stage_id: null, to_stage_id: null, period });
  const stageOptions = (chosen: string | null, first: string) => [
    { value: "", label: first },
    ...(chosen !== null && !stages.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: t("report.goneOption") }]
      : []),
    ...stages.map(({ id, label }) => ({ value: id, label })),
  ];
  return (
    <>
      <SelectInput
        label={t("report.conversion.dealType")}
        error={problems.get("stages") ?? (span && !known ? t("chart.error.record-type") : undefined)}
        value={span?.record_type_id ?? ""}
        options={[
          ...(known ? [] : [{ value: span?.record_type_id ?? "", label: t("report.choose") }]),
          ...pipelines.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={choosePipeline}
      />
      {span && (
        <>
          <SelectInput
            label={t("report.conversion.from")}
            value={span.from_stage_id ?? ""}
            options={stageOptions(span.from_stage_id, t("report.conversion.firstStage"))}
            onChange={(id) => onChange({ ...span, from_stage_id: id || null })}
          />
          {withEnd && (
            <SelectInput
              label={t("report.conversion.to")}
              value={span.to_stage_id ?? ""}
              options={stageOptions(span.to_stage_id, t("report.conversion.wonStage"))}
              onChange={(id) => onChange({ ...span, to_stage_id: id || null })}
            />
          )}
          <PeriodFields
            label={t("report.period")}
            error={problems.get("stages.period.date_range") ?? problems.get("stages.period.date_range.end")}
            period={period}
            onChange={(next) => onChange({ ...span, period: next })}
          />
        </>
      )}
    </>
  );
}
