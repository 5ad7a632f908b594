import { REPORT_TYPES, type ReportContent } from "@dure/domain/reports/dashboard/report";
import { useTranslation } from "react-i18next";
import { usePipelines } from "../../records/pipeline/pipeline-queries";
import { SelectInput } from "../../ui/form/select-input";
import { ConversionFields } from "./conversion/conversion-fields";
import { firstContent } from "./first-content";
import { GeneralFields } from "./general/general-fields";
import { RouterFields } from "./router-fields";
import type { Problems } from "./use-report-draft";

type ContentFieldsProps = {
  content: ReportContent;
  problems: Problems;
  onChange: (content: ReportContent) => void;
};

/** What a report asks: its type, and the fields of that type. */
export function ContentFields({ content, problems, onChange }: ContentFieldsProps) {
  const { t } = useTranslation("reports");
  const { data: pipelines = [] } = usePipelines();
  const wonStages = pipelines.flatMap(({ statuses }) =>
    statuses.filter(({ status }) => status === "SALES_SUCCESS").flatMap(({ stages }) => stages.map(({ id }) => id)),
  );
  return (
    <>
      <SelectInput
        label={t("report.type.label")}
        value={content.type}
        options={REPORT_TYPES.map((type) => ({ value: type, label: t(`report.type.${type}`) }))}
        onChange={(type) => onChange(firstContent(type, wonStages))}
      />
      {content.type === "general" && (
        <GeneralFields
          setting={content.setting}
          problems={problems}
          onChange={(setting) => onChange({ type: "general", setting })}
        />
      )}
      {content.type === "form-lead-router" && (
        <RouterFields
          setting={content.setting}
          problems={problems}
          onChange={(setting) => onChange({ type: "form-lead-router", setting })}
        />
      )}
      {content.type === "conversion" && (
        <ConversionFields
          setting={content.setting}
          problems={problems}
          onChange={(setting) => onChange({ type: "conversion", setting })}
        />
      )}
    </>
  );
}
