import type { Property } from "@dure/domain/records/bulk/bulk";
import { isBulkEditable } from "@dure/domain/records/bulk/bulk-change";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useState } from "react";
import { useFields } from "../../field/field-queries";
import { NAME_FIELD } from "../../record/list/columns/columns";
import type { AskedDrafts } from "./asked-fields";
import { askedProperty } from "./asked-property";
import { requiredAt } from "./missing-fields";

/**
 * The fields that a stage requires of many deals, or of leads that become deals, and the answers. Unique fields are
 * left out, since one value can't be set in all records; so is the title, which is always set.
 */
export function useAskedFields(pipeline: Pipeline | undefined, stageId: string, isConversion: boolean) {
  const [drafts, onDrafts] = useState<AskedDrafts>({});
  const { data: known = [] } = useFields("deal");
  const required = pipeline ? requiredAt(pipeline, stageId, known, isConversion) : [];
  const fields = required.filter((field) => field.id !== NAME_FIELD.deal && isBulkEditable("deal", field));
  /** Empty while no field is answered. */
  const fill = (): { fill?: Property } => {
    const filled = fields.filter(({ id }) => drafts[id] !== undefined);
    if (filled.length === 0) return {};
    return { fill: askedProperty(filled, Object.fromEntries(filled.map(({ id }) => [id, drafts[id]?.value]))) };
  };
  return { fields, drafts, onDrafts, fill };
}
