import { useTranslation } from "react-i18next";
import { usePipelines } from "../../records/pipeline/pipeline-queries";
import { SelectInput } from "../../ui/form/select-input";
import { QueryFallback } from "../../ui/lazy/query-fallback";

type DealTypeSelectProps = { chosen: string | null; onPick: (id: string | null) => void };

/** One deal type, or all of them. */
export function DealTypeSelect({ chosen, onPick }: DealTypeSelectProps) {
  const { t } = useTranslation("notifications");
  const query = usePipelines();
  const pipelines = query.data;
  if (!pipelines) return <QueryFallback query={query} />;
  const isGone = chosen !== null && !pipelines.some(({ id }) => id === chosen);
  const options = [
    { value: "", label: t("field.anyDealType") },
    ...(isGone ? [{ value: chosen, label: t("field.gone") }] : []),
    ...pipelines.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <SelectInput
      label={t("field.dealType")}
      value={chosen ?? ""}
      options={options}
      onChange={(id) => onPick(id || null)}
    />
  );
}
