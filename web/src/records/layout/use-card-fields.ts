import type { Field } from "@dure/domain/records/field/field";
import { useMemo } from "react";
import { useFields } from "../field/field-queries";
import { useCardSettings } from "./layout-queries";

const NONE: Field[] = [];

/** The fields that the cards of a deal type show below their title, in their order; none until they are known. */
export function useCardFields(pipelineId: string): Field[] {
  const { data: settings } = useCardSettings({ entityId: "deal", id: pipelineId });
  const { data: fields } = useFields("deal");
  return useMemo(() => {
    if (!settings || !fields) return NONE;
    return settings.field_identifiers.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  }, [settings, fields]);
}
