import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { ImportCounts } from "./import";
import { ImportEntity } from "./import-field";
import { MAX_TABLE_ROWS } from "./table-limits";
import { importTexts } from "./texts";

/** The most parts that an import's table comes in (docs/product/records-transfer.md#large-tables). */
export const MAX_PARTS = 500;

/** The index of a part in the URL, from 0. It is parsed as text, because an empty text would become the number 0. */
export const PartNumber = z.coerce
  .string()
  .regex(/^\d{1,3}$/)
  .refine((place) => Number(place) < MAX_PARTS);

/** An import whose table comes in parts; nothing is imported before it is started. */
export const PartedImport = z.object({
  id: Id,
  entity_id: ImportEntity,
  record_type_id: Id,
  task_id: Id,
  is_started: z.boolean().default(false),
  created_by: Id,
  created_at: Time,
});
export type PartedImport = z.infer<typeof PartedImport>;

/** A part that has been checked; its rows are chunks of the import's task. */
export const ImportPart = z.object({
  import_id: Id,
  part: z.int(),
  /** The number of its first row in the whole table, from 1. */
  first_row: z.int(),
  rows: z.int(),
  /** The number of its chunks, or the most that an interrupted earlier try may have left. */
  chunks: z.int(),
  is_whole: z.boolean(),
  are_entangled: z.boolean(),
  counts: ImportCounts,
  /** The field chosen for each header. */
  chosen: z.record(z.string(), z.string().nullable()).default({}),
});
export type ImportPart = z.infer<typeof ImportPart>;

/** The totals of an import's parts. */
export type WholeImport = { rows: number; are_entangled: boolean; counts: ImportCounts; chosen: ImportPart["chosen"] };

/**
 * Joins parts.
 * @throws NOT_ACCEPTABLE if one is missing or was broken off, if two have the same rows, or if they are too many
 */
export function joinParts(given: readonly ImportPart[]): WholeImport {
  const parts = given.toSorted((a, b) => a.part - b.part);
  let next = 1;
  for (const [place, { part, first_row, rows, is_whole }] of parts.entries()) {
    if (part !== place || first_row !== next || !is_whole)
      throw new AppError("NOT_ACCEPTABLE", importTexts.partMissing);
    next += rows;
  }
  if (parts.length === 0) throw new AppError("NOT_ACCEPTABLE", importTexts.noData);
  if (next > MAX_TABLE_ROWS) throw new AppError("NOT_ACCEPTABLE", importTexts.tooManyRows(next, MAX_TABLE_ROWS));
  return {
    rows: next - 1,
    are_entangled: parts.some(({ are_entangled }) => are_entangled),
    counts: parts.map(({ counts }) => counts).reduce(sumOf),
    chosen: Object.assign({}, ...parts.map(({ chosen }) => chosen)),
  };
}

const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  records: a.records + b.records,
  updated: a.updated + b.updated,
  new_companies: a.new_companies + b.new_companies,
  found_companies: a.found_companies + b.found_companies,
  new_contacts: a.new_contacts + b.new_contacts,
  found_contacts: a.found_contacts + b.found_contacts,
});
