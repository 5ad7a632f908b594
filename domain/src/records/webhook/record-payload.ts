import { dequal } from "dequal/lite";
import { z } from "zod";
import { Id } from "../../shared/value";
import type { CustomField } from "../field/custom-field";
import type { Pipeline } from "../pipeline/pipeline";
import { type CrmRecord, RecordView } from "../record/record";
import { viewOf } from "../record/record-view";
import type { ReferencedRecords } from "../record/referenced-records";

const Member = z.object({ id: Id, name: z.string(), email: z.string() });
type Member = z.infer<typeof Member>;

/** A custom field's value for people: options by their labels, members by their names. */
const FieldValue = z.object({ id: Id, label: z.string(), type: z.string(), value: z.unknown() });

/** A record as webhooks show it: as the API does, but with a member and labels where the API has ids. */
const PayloadRecord = RecordView.omit({ custom: true, assignee: true }).extend({
  assignee: Member.nullable(),
  custom_fields: z.array(FieldValue),
});

const Place = z.object({
  pipeline: z.object({ id: Id, name: z.string() }),
  stage: z.object({ id: Id, label: z.string() }).nullable(),
});

/** The `data` of the triggers about leads, deals and pipelines (docs/webhooks.md). */
export const RecordPayload = z.object({
  record: PayloadRecord,
  /** For `lead-updated`: the ids of the fields whose values changed. */
  changed_fields: z.array(z.string()).optional(),
  /** For the pipeline triggers: where the record was, and where it is. */
  from: Place.nullable().optional(),
  to: Place.nullable().optional(),
  /** For deletions: the record that this one was merged into. */
  merged_into: Id.optional(),
  /** For creations: set if a deleted record was restored. */
  restored: z.literal(true).optional(),
});
export type RecordPayload = z.infer<typeof RecordPayload>;

export type PayloadLookups = {
  referenced: ReferencedRecords;
  fields: readonly CustomField[];
  members: ReadonlyMap<string, Member>;
};

/** A record as webhooks show it, unmasked: a webhook is an admin's (docs/product/webhooks.md#what-a-payload-shows). */
export function payloadRecord(record: CrmRecord, lookups: PayloadLookups): RecordPayload["record"] {
  const { custom, assignee, ...view } = viewOf(record, lookups.referenced);
  return {
    ...view,
    assignee: lookups.members.get(assignee ?? "") ?? null,
    custom_fields: lookups.fields.flatMap((field) => shownField(field, custom[field.id], lookups)),
  };
}

function shownField(
  field: CustomField,
  value: unknown,
  lookups: PayloadLookups,
): RecordPayload["record"]["custom_fields"] {
  if (value === undefined || value === null || value === "" || field.archived_at !== null) return [];
  return [{ id: field.id, label: field.label, type: field.type, value: shownValue(field, value, lookups) }];
}

function shownValue({ type, attributes }: CustomField, value: unknown, { members }: PayloadLookups): unknown {
  if (type === "user") return members.get(String(value)) ?? null;
  if (type !== "select" && type !== "multi-select") return value;
  const { options = [], removed_options = [] } = attributes;
  const labelOf = (id: unknown) => [...options, ...removed_options].find((one) => one.value === id)?.label ?? id;
  return Array.isArray(value) ? value.map(labelOf) : labelOf(value);
}

/** The members that a record's payload names. */
export const membersIn = ({ assignee, custom }: CrmRecord, fields: readonly CustomField[]): string[] => [
  ...new Set(
    [assignee, ...fields.map(({ id, type }) => (type === "user" ? custom[id] : null))].filter(
      (id): id is string => typeof id === "string",
    ),
  ),
];

const KEPT_BY_THE_PRODUCT = ["updated_at", "updated_by", "custom"];

/** The ids of the fields in which two versions of a record differ. */
export function changedFields(before: CrmRecord, after: CrmRecord): string[] {
  const standard = changedKeys(before, after).filter((key) => !KEPT_BY_THE_PRODUCT.includes(key));
  return [...standard, ...changedKeys(before.custom, after.custom)];
}

function changedKeys(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => !dequal(old.get(key), now.get(key)));
}

type Placed = Pick<CrmRecord, "record_type_id" | "stage_id">;

/** A record's place in a pipeline; null for a lead, and in a pipeline that is gone. */
export function placeOf({ record_type_id, stage_id }: Placed, pipelines: ReadonlyMap<string, Pipeline>) {
  const pipeline = pipelines.get(record_type_id ?? "");
  if (!pipeline) return null;
  const stage = pipeline.statuses.flatMap(({ stages }) => stages).find(({ id }) => id === stage_id);
  return { pipeline: { id: pipeline.id, name: pipeline.title }, stage: stage ?? null };
}
