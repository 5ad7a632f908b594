import type { Field } from "@dure/domain/records/field/field";
import { useMemo } from "react";
import { useFields } from "../../../field/field-queries";
import { useCardSettings } from "../../../layout/layout-queries";

const NONE: Field[] = [];

/**
 * The fields that the cards of a deal type show below their title, in their order. Undefined while they load, since
 * cards would grow afterwards; empty if they can't be loaded.
 */
export function useCardFields(pipelineId: string): Field[] | undefined {
  const { data: settings, isPending: areSettingsPending } = useCardSettings({ entityId: "deal", id: pipelineId });
  const { data: fields, isPending: areFieldsPending } = useFields("deal");
  const isPending = areSettingsPending || areFieldsPending;
  return useMemo(() => {
    if (!settings || !fields) return isPending ? undefined : NONE;
    return settings.field_identifiers.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  }, [settings, fields, isPending]);
}
