import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";

type EntitySelectProps<Source extends ReportSource> = {
  value: Source;
  options: readonly Source[];
  onChange: (entity: Source) => void;
};

/** What a report counts. */
export function EntitySelect<Source extends ReportSource>({ value, options, onChange }: EntitySelectProps<Source>) {
  const { t } = useTranslation("reports");
  const labelOf = (source: ReportSource) => t(`report.entity.${source}`);
  return (
    <SelectInput
      label={t("report.object")}
      value={value}
      options={options.map((entity) => ({ value: entity, label: labelOf(entity) }))}
      onChange={onChange}
    />
  );
}
