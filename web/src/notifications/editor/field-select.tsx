import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import { isRecordValue } from "@dure/domain/records/filter/is-record-value";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { useListedFields } from "../../records/filter/listed-fields";
import { useListedLabel } from "../../records/filter/use-listed-label";
import { SelectInput } from "../../ui/form/select-input";
import { QueryFallback } from "../../ui/lazy/query-fallback";

type FieldSelectProps = {
  entityId: EntityId;
  onlyDates: boolean;
  /** A target: `field:{id}`. */
  chosen: string;
  onPick: (target: string) => void;
};

/** A field of the record itself. */
export function FieldSelect({ entityId, onlyDates, chosen, onPick }: FieldSelectProps) {
  const { t } = useTranslation("notifications");
  const labelOf = useListedLabel();
  const query = useListedFields(entityId, "");
  const fields = query.data;
  if (!fields) return <QueryFallback query={query} />;
  const own = fields.all.filter((field) => isRecordValue(field) && !field.identifier.includes(":"));
  const known = own
    .filter(({ type }) => !onlyDates || type === "date" || type === "date-time")
    .map((field) => ({ value: field.identifier, label: labelOf(field) }));
  const id = targetIdOf(chosen);
  const isGone = id !== "" && !known.some(({ value }) => value === id);
  const options = [
    { value: "", label: t("field.choose") },
    ...(isGone ? [{ value: id, label: t("field.gone") }] : []),
    ...known,
  ];
  return (
    <SelectInput
      label={t(onlyDates ? "field.date" : "field.field")}
      error={isGone ? t("problem.field_deleted") : undefined}
      value={id}
      options={options}
      onChange={(field) => onPick(field && `field:${field}`)}
    />
  );
}
