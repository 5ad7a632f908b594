import { randomUUID } from "node:crypto";
import type { ImportBody } from "@dure/domain/records/import/api";
import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import { type CellError, type CheckedRows, rowChecker } from "@dure/domain/records/import/check-rows";
import { draftItems, type ExistingRecords, toExistingIds } from "@dure/domain/records/import/draft-items";
import { type ImportCounts, importedIds } from "@dure/domain/records/import/import";
import { draftRow, type ImportItem, partitionRows } from "@dure/domain/records/import/import-item";
import type { ImportMatch } from "@dure/domain/records/import/import-match";
import { type ImportPlan, planImport } from "@dure/domain/records/import/import-plan";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Context } from "../../platform/context";
import { checkNewRecords } from "./check-new-records";
import { checkReferences } from "./check-references";
import type { ImportSetting } from "./import-setting";
import { readImportContext } from "./import-setting";
import { invalidImport } from "./invalid-import";
import { type MappedTable, readBody } from "./read-body";
import { resolvePlan } from "./resolve-plan";
import { findMatches } from "./update/find-matches";
import { planUpdates } from "./update/plan-updates";

/** A valid table, and what it would create. */
export type CheckedImport = {
  importId: string;
  table: MappedTable;
  rows: CheckedRows["rows"];
  /** The records that cells refer to, by id. */
  referred: ReadonlyMap<string, CrmRecord>;
  plan: ImportPlan;
  found: ExistingRecords;
  /** The records that rows update, by row. */
  matches: ReadonlyMap<number, CrmRecord>;
  items: ImportItem[];
  counts: ImportCounts;
};

/** The position of a part of a table: after `offset` rows of the import. */
type Placed = { importId: string; offset: number };

/**
 * Validates a table as its commit would: first each cell by itself, then all cells against the team's records. The
 * second step is skipped if the first one finds errors.
 * @throws BAD_REQUEST naming every invalid cell
 */
export async function checkImport(
  ctx: Context,
  setting: ImportSetting,
  body: Omit<ImportBody, "file">,
  { importId, offset }: Placed = { importId: randomUUID(), offset: 0 },
): Promise<CheckedImport> {
  const table = readBody(body, setting);
  const { match } = body;
  const world = await readImportContext(ctx.teamId);
  const { rows, errors } = rowChecker(table.mapping, setting.fields, world, match)(table.rows);
  const refuse = (some: CellError[]) => {
    if (some.length > 0) throw invalidImport(table, some, ctx.locale);
  };
  refuse(errors);

  const plan = planImport(rows);
  const [references, found, matched] = await Promise.all([
    checkReferences(ctx, table.mapping, rows),
    resolvePlan(ctx, plan),
    findMatches(ctx, setting, match, table.mapping, rows),
  ]);
  const matches = matched.records;
  const planned = planUpdates(ctx, setting, match, table.mapping, rows, matches);
  refuse([...matched.errors, ...planned.errors, ...missingInNew(table, setting, world, match, matches)]);
  const by = { importId, offset, editor: ctx.actor, now: ctx.now };
  const items = draftItems(plan, found, { ...setting, ...by, updates: planned.updates });
  const known = toExistingIds(plan, found, importedIds(importId, offset));
  const drafts = items.map((item) => draftRow(item, known));
  const { records } = partitionRows(drafts, new Set());
  const wrong = await checkNewRecords(ctx.teamId, records, setting.sets, table.mapping);
  refuse([...references.errors, ...wrong.map((error) => ({ ...error, row: error.row - offset }))]);
  const counts = { ...countsOf(plan, found), updated: matches.size };
  return { importId, table, rows, referred: references.records, plan, found, matches, items, counts };
}

/**
 * The missing values of rows that create a record, where rows may update records, too. Only the matches tell which rows
 * create and which update.
 */
function missingInNew(
  { mapping, rows }: MappedTable,
  { fields }: ImportSetting,
  world: CellLookups,
  { mode }: ImportMatch,
  matches: ReadonlyMap<number, CrmRecord>,
): CellError[] {
  if (mode !== "upsert") return [];
  const { errors } = rowChecker(mapping, fields, world)(rows);
  return errors.filter(({ row, code }) => code === "required" && !matches.has(row));
}

const countsOf = (plan: ImportPlan, found: ExistingRecords): ImportCounts => ({
  records: plan.rows.length,
  updated: 0,
  new_companies: plan.companies.size - found.companies.size,
  found_companies: found.companies.size,
  new_contacts: plan.contacts.size - found.contacts.size,
  found_contacts: found.contacts.size,
});
