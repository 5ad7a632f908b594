import { ListEntityId } from "@dure/domain/records/record/entity";
import {
  CONVERSION_MODES,
  type ConversionMode,
  ConversionSetting,
} from "@dure/domain/reports/setting/conversion-setting";
import { useTranslation } from "react-i18next";
import { usePipelines } from "../../../records/pipeline/pipeline-queries";
import { HintedRadios } from "../../../ui/form/hinted-radios";
import { EntitySelect } from "../entity-select";
import { NumberInput } from "../number-input";
import { ReportFilter } from "../report-filter";
import type { Problems } from "../use-report-draft";
import { StageSpanFields } from "./stage-span-fields";

type ConversionFieldsProps = {
  setting: ConversionSetting;
  problems: Problems;
  onChange: (setting: ConversionSetting) => void;
};

/** What part of a total is counted as converted: by filters, or by moves between stages. */
export function ConversionFields({ setting, problems, onChange }: ConversionFieldsProps) {
  const { t } = useTranslation("reports");
  const { data: pipelines = [] } = usePipelines();
  const { entity_type, mode, stages, target } = setting;
  const choose = (next: ConversionMode) => {
    const [first] = pipelines;
    const span =
      stages ?? (first ? ConversionSetting.parse({ mode: next, stages: { record_type_id: first.id } }).stages : null);
    onChange({
      ...setting,
      mode: next,
      stages: next === "filters" ? null : span,
      entity_type: next === "filters" ? entity_type : "deal",
    });
  };
  return (
    <>
      <HintedRadios
        label={t("report.conversion.mode")}
        value={mode}
        choices={CONVERSION_MODES.map((one) => ({
          value: one,
          label: t(`report.conversion.${one}.label`),
          hint: t(`report.conversion.${one}.hint`),
        }))}
        onChange={choose}
        onBlur={() => undefined}
      />
      {mode === "filters" ? (
        <FilterFields setting={setting} onChange={onChange} />
      ) : (
        <StageSpanFields
          span={stages}
          withEnd={mode !== "funnel"}
          problems={problems}
          onChange={(next) => onChange({ ...setting, stages: next })}
        />
      )}
      {mode !== "funnel" && (
        <NumberInput
          label={t("report.conversion.target")}
          value={target}
          onChange={(next) => onChange({ ...setting, target: next })}
        />
      )}
    </>
  );
}

/** The total, and the part of it that is converted. */
function FilterFields({ setting, onChange }: Omit<ConversionFieldsProps, "problems">) {
  const { t } = useTranslation("reports");
  const { entity_type, nested_filter } = setting;
  const save = (change: Partial<ConversionSetting["nested_filter"]>) =>
    onChange({ ...setting, nested_filter: { ...nested_filter, ...change } });
  return (
    <>
      <EntitySelect
        value={entity_type}
        options={ListEntityId.options}
        onChange={(entity) =>
          onChange({ ...setting, entity_type: entity, nested_filter: { filter: null, nested: null } })
        }
      />
      <ReportFilter
        label={t("report.conversion.total")}
        entity={entity_type}
        filter={nested_filter.filter}
        onChange={(filter) => save({ filter })}
      />
      <ReportFilter
        label={t("report.conversion.subset")}
        entity={entity_type}
        filter={nested_filter.nested}
        onChange={(nested) => save({ nested })}
      />
    </>
  );
}
