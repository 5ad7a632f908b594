import { z } from "zod";
import { Id, Line } from "../../shared/value";
import { Filter } from "../filter/filter";
import { recordsIssues } from "../records-issues";

/** Maximum of items per call; more need a background task. */
export const MAX_BULK_ITEMS = 200;
/** Maximum of ids in a selection; a larger selection must use its filter. */
export const MAX_CHOSEN_IDS = 10_000;
/** The most companies that a task looks up in the registry, whose calls are limited for the whole product. */
export const MAX_ENRICHED = 1_000;
const MAX_CHANGES = 50;

const Change = z.object({ id: Id, value: z.unknown() });

/** Standard fields are given like custom ones, or in one object by id. */
const StandardFields = z.union([
  z.array(Change).max(MAX_CHANGES),
  z.record(Id, z.unknown()).transform((values) => Object.entries(values).map(([id, value]) => ({ id, value }))),
]);

/** New values of some fields, by field (docs/product/records-bulk.md#bulk-call). */
export const Property = z.object({
  custom_fields: z.array(Change).max(MAX_CHANGES).default([]),
  standard_fields: StandardFields.default([]),
});
export type Property = z.output<typeof Property>;

export const BulkItem = z.discriminatedUnion("method", [
  z.object({ id: Id, method: z.literal("DELETE") }),
  z.object({ id: Id, method: z.literal("PATCH"), property: Property }),
]);
export type BulkItem = z.output<typeof BulkItem>;

export const BulkItems = z
  .array(BulkItem)
  .min(1)
  .max(MAX_BULK_ITEMS)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, recordsIssues.sameRecordTwice);

/**
 * Selected records, or everything in a list except some. Strict: a filter must be given even if it is null, because a
 * misspelt selection must not match everything.
 */
export const BulkTarget = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(MAX_CHOSEN_IDS) }),
  z.strictObject({
    filters: Filter.nullable(),
    search: Line(200).optional(),
    excluded_ids: z.array(Id).max(MAX_CHOSEN_IDS).default([]),
  }),
]);
export type BulkTarget = z.output<typeof BulkTarget>;

const Place = {
  record_type_id: Id,
  stage_id: Id.optional(),
  /** Values for the fields that the stage asks for, given to the records that leave them empty. */
  fill: Property.optional(),
};

/** An action that needs nothing but the record. */
export const RecordAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("update"), property: Property }),
  z.object({ action: z.literal("delete") }),
  /** Leads become deals of a type, at a stage or at its first one. */
  z.object({ action: z.literal("convert"), ...Place }),
  /** Deals go to another type or stage. */
  z.object({ action: z.literal("move"), ...Place }),
  /** Deals become leads again. */
  z.object({ action: z.literal("deallocate") }),
]);
export type RecordAction = z.output<typeof RecordAction>;

/** The action that a background task applies to each record. */
export const BulkAction = z.discriminatedUnion("action", [
  ...RecordAction.options,
  /** Companies are linked to the registry by their names (docs/product/journeys.md#bulk-enrichment). */
  z.object({ action: z.literal("enrich") }),
]);
export type BulkAction = z.output<typeof BulkAction>;
