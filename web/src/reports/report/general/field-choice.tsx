import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { ReportSource } from "@dure/domain/reports/setting/general-setting";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../../records/filter/use-listed-label";
import { SelectInput } from "../../../ui/form/select-input";
import { QueryFallback } from "../../../ui/lazy/query-fallback";
import { useSourceFields } from "../use-source-fields";

type FieldChoiceProps = {
  label: string;
  error?: string | undefined;
  entity: ReportSource;
  /** The label of the choice without a field; omitted if a field must be chosen. */
  none?: string;
  /** Whether a field can be chosen. */
  fits: (field: ListedField) => boolean;
  value: string | null;
  onChange: (identifier: string | null) => void;
};

/**
 * Selects a field of the records or of the records that they refer to. A deleted field stays until another one is
 * chosen.
 */
export function FieldChoice({ label, error, entity, none, fits, value, onChange }: FieldChoiceProps) {
  const { t } = useTranslation("reports");
  const labelOf = useListedLabel();
  const query = useSourceFields(entity);
  const fields = query.data;
  if (!fields) return <QueryFallback query={query} />;
  // A field that is masked for the caller is not sortable, and can't form groups either.
  const choices = fields.all.filter((field) => field.sortable && fits(field));
  const isGone = value !== null && !choices.some(({ identifier }) => identifier === value);
  const options = [
    ...(none !== undefined || value === null ? [{ value: "", label: none ?? t("report.choose") }] : []),
    ...(isGone ? [{ value, label: t("report.goneOption") }] : []),
    ...choices.map((field) => ({ value: field.identifier, label: labelOf(field) })),
  ];
  return (
    <SelectInput
      label={label}
      error={isGone ? t("chart.error.field") : error}
      value={value ?? ""}
      options={options}
      onChange={(id) => onChange(id || null)}
    />
  );
}
