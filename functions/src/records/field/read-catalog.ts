import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { findPipelines } from "../pipeline/pipeline-store";
import { readFields } from "./field-store";

/** Reads a team's fields of every kind, and the fields that can be filtered by. */
export async function readCatalog(teamId: string) {
  const [lead, company, contact, pipelines] = await Promise.all([
    readFields(teamId, "lead"),
    readFields(teamId, "company"),
    readFields(teamId, "contact"),
    findPipelines(teamId),
  ]);
  const fields: Record<RecordKind, FieldSet> = { lead, company, contact };
  const custom = Object.values(fields).flatMap((set) => set.custom);
  return { fields, pipelines, catalog: catalogOf(custom, pipelines) };
}
