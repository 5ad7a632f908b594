import type { Property } from "@dure/domain/records/bulk/bulk";
import { isBulkEditable } from "@dure/domain/records/bulk/bulk-change";
import { type Pipeline, stageSettingsOf } from "@dure/domain/records/pipeline/pipeline";
import { useState } from "react";
import { useFields } from "../../field/field-queries";
import type { AskedDrafts } from "./asked-fields";
import { askedProperty } from "./asked-property";

/** What a stage asks many deals for, and what has been answered; a unique value can't be the same for all. */
export function useAskedFields(pipeline: Pipeline | undefined, stageId: string) {
  const [drafts, onDrafts] = useState<AskedDrafts>({});
  const { data: known = [] } = useFields("deal");
  const required = (pipeline && stageSettingsOf(pipeline, stageId)?.required_fields) ?? [];
  const fields = required
    .flatMap((id) => known.find((field) => field.id === id) ?? [])
    .filter((field) => isBulkEditable("deal", field));
  /** Nothing as long as nothing is answered. */
  const fill = (): { fill?: Property } => {
    const filled = fields.filter(({ id }) => drafts[id] !== undefined);
    if (filled.length === 0) return {};
    return { fill: askedProperty(filled, Object.fromEntries(filled.map(({ id }) => [id, drafts[id]?.value]))) };
  };
  return { fields, drafts, onDrafts, fill };
}
