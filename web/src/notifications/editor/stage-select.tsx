import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import { useTranslation } from "react-i18next";
import { usePipelines } from "../../records/pipeline/pipeline-queries";
import { SelectInput } from "../../ui/form/select-input";
import { QueryFallback } from "../../ui/lazy/query-fallback";

type StageSelectProps = {
  /** Offers only this deal type's stages; null offers those of all deal types. */
  dealType: string | null;
  /** Whether no stage means any. */
  isOptional: boolean;
  /** A target: `stage:{id}`. */
  chosen: string;
  onPick: (target: string) => void;
};

export function StageSelect({ dealType, isOptional, chosen, onPick }: StageSelectProps) {
  const { t } = useTranslation("notifications");
  const query = usePipelines();
  const pipelines = query.data;
  if (!pipelines) return <QueryFallback query={query} />;
  const stages = pipelines
    .filter(({ id }) => dealType === null || id === dealType)
    .flatMap(({ title, statuses }) =>
      statuses.flatMap((status) => status.stages.map(({ id, label }) => ({ value: id, label: `${title} · ${label}` }))),
    );
  const id = targetIdOf(chosen);
  const isGone = id !== "" && !stages.some(({ value }) => value === id);
  const options = [
    { value: "", label: t(isOptional ? "field.anyStage" : "field.choose") },
    ...(isGone ? [{ value: id, label: t("field.gone") }] : []),
    ...stages,
  ];
  return (
    <SelectInput
      label={t("field.stage")}
      error={isGone ? t("problem.stage_deleted") : undefined}
      value={id}
      options={options}
      onChange={(stage) => onPick(stage && `stage:${stage}`)}
    />
  );
}
