import { Stack } from "@chakra-ui/react";
import { isDueTrigger } from "@dure/domain/notifications/due/due-trigger";
import { hasAssignee, WITHOUT_ENTITY } from "@dure/domain/notifications/setting/has-assignee";
import { type Trigger, TriggerType } from "@dure/domain/notifications/setting/setting";
import { ENTITIES, type EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { CountFields } from "./count-fields";
import { DealTypeSelect } from "./deal-type-select";
import { STAGE_TYPES, TargetSelect } from "./target-select";
import { ValueField } from "./value-field";

type TriggerFieldsProps = { trigger: Trigger; onChange: (trigger: Trigger) => void };

/** The kind of trigger, and the records that it is for. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const { t } = useTranslation("notifications");
  const { type, target } = trigger;
  const isOfStage = STAGE_TYPES.includes(type);
  const setTarget = (changes: Partial<Trigger["target"]>) =>
    onChange({ ...trigger, ...("id" in changes && { value: "" }), target: { ...target, ...changes } });
  const setType = (next: TriggerType) => {
    const isOfDeals =
      STAGE_TYPES.includes(next) || (next === "record_assigned" && !hasAssignee({ type: next, target }));
    const entity_type = isOfDeals ? "deal" : target.entity_type;
    onChange({ ...trigger, type: next, value: "", target: { ...target, entity_type, id: "" } });
  };
  const setEntity = (entity_type: EntityId) => setTarget({ entity_type, record_type_id: null, id: "" });
  // Companies and contacts are assigned to nobody.
  const entities = ENTITIES.filter(
    (entity_type) =>
      type !== "record_assigned" ||
      entity_type === target.entity_type ||
      hasAssignee({ type, target: { ...target, entity_type } }),
  );
  return (
    <Stack gap="4">
      <SelectInput
        label={t("field.type")}
        value={type}
        options={TriggerType.options.map((one) => ({ value: one, label: t(`type.${one}`) }))}
        onChange={setType}
      />
      {!isOfStage && !WITHOUT_ENTITY.includes(type) && (
        <SelectInput
          label={t("field.entity")}
          value={target.entity_type}
          options={entities.map((one) => ({ value: one, label: t(`entity.${one}`) }))}
          onChange={setEntity}
        />
      )}
      {target.entity_type === "deal" && !WITHOUT_ENTITY.includes(type) && (
        <DealTypeSelect
          chosen={target.record_type_id}
          onPick={(record_type_id) => setTarget({ record_type_id, ...(isOfStage && { id: "" }) })}
        />
      )}
      <TargetSelect trigger={trigger} onPick={(id) => setTarget({ id })} />
      {type === "field_changed" && (
        <ValueField key={target.id} trigger={trigger} onChange={(value) => onChange({ ...trigger, value })} />
      )}
      {isDueTrigger(trigger) && <CountFields trigger={trigger} onChange={onChange} />}
    </Stack>
  );
}
