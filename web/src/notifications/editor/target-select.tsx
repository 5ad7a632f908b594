import type { Trigger, TriggerType } from "@dure/domain/notifications/setting/setting";
import { FieldSelect } from "./field-select";
import { FormSelect } from "./form-select";
import { StageSelect } from "./stage-select";

export const STAGE_TYPES: readonly TriggerType[] = ["stage_staying", "stage_changed"];
const FIELD_TYPES: readonly TriggerType[] = ["date_before", "date_after", "field_changed"];

type TargetSelectProps = { trigger: Trigger; onPick: (target: string) => void };

/** Selects the field, stage or form of a trigger, if its type has one. */
export function TargetSelect({ trigger: { type, target }, onPick }: TargetSelectProps) {
  const { entity_type, record_type_id, id } = target;
  if (FIELD_TYPES.includes(type))
    return <FieldSelect entityId={entity_type} onlyDates={type !== "field_changed"} chosen={id} onPick={onPick} />;
  if (type === "form_submitted") return <FormSelect chosen={id} onPick={onPick} />;
  if (!STAGE_TYPES.includes(type)) return null;
  return <StageSelect dealType={record_type_id} isOptional={type === "stage_changed"} chosen={id} onPick={onPick} />;
}
