import type { CellError, ReadRow } from "@dure/domain/records/import/check-rows";
import { type ImportMatch, type MatchField, matchKey } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { importTexts } from "@dure/domain/records/import/texts";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../../platform/context";
import { idsOfValues } from "../../read-model/lookup/ids-of-values";
import { isMasked } from "../../record/mask-response";
import { findCompaniesByName } from "../../record/unique-store";
import { viewerOf } from "../../record/visible-record";
import type { ImportSetting } from "../import-setting";
import { findRecords, readSnapshot } from "../import-store";

type Matches = { records: ReadonlyMap<number, CrmRecord>; errors: CellError[] };

/**
 * Finds the records that rows update, by row, among those of the import's entity and deal type that the caller may see.
 * A row that matches several records is an error, and so is one that matches none where it may not create one.
 * @throws FORBIDDEN if the matched values are masked for the caller: a guess that finds a record would reveal its value
 */
export async function findMatches(
  ctx: Context,
  setting: ImportSetting,
  { mode, by }: ImportMatch,
  mapping: Mapping,
  rows: readonly ReadRow[],
): Promise<Matches> {
  const column = mapping.findIndex((field) => field?.part === "lead" && field.field_id === by);
  if (mode === "create" || by === null || column === -1) return { records: new Map(), errors: [] };
  if (by !== "id" && by !== "name" && isMasked(ctx)) throw new AppError("FORBIDDEN", importTexts.maskedKey);
  const keys = new Map(rows.map(({ row, lead }) => [row, matchKey(by, lead[by])] as const));
  const told = rows.filter(({ row }) => keys.get(row) !== "").map(({ lead }) => lead[by]);
  const found = await candidates(ctx, setting, by, told);
  const records = new Map<number, CrmRecord>();
  const errors: CellError[] = [];
  for (const [row, key] of keys) {
    const [record, ...others] = key === "" ? [] : (found.get(key) ?? []);
    if (others.length > 0) errors.push({ row, column, code: "several_match" });
    else if (record) records.set(row, record);
    else if (mode === "update" || (by === "id" && key !== "")) errors.push({ row, column, code: "no_match" });
  }
  return { records, errors };
}

/** The records that rows may match, by key. */
async function candidates(
  ctx: Context,
  { entityId, pipeline }: ImportSetting,
  by: MatchField,
  told: readonly unknown[],
): Promise<Map<string, CrmRecord[]>> {
  const records = await readRecords(ctx.teamId, entityId, by, told);
  const viewer = viewerOf(ctx);
  const meant = records.filter(
    (record) =>
      entityOf(record) === entityId && record.record_type_id === (pipeline?.id ?? null) && isVisible(record, viewer),
  );
  return Map.groupBy(meant, (record) => matchKey(by, record[by]));
}

async function readRecords(
  teamId: string,
  entityId: ImportSetting["entityId"],
  by: MatchField,
  told: readonly unknown[],
) {
  const kind = kindOf(entityId);
  const ids =
    by === "id"
      ? told.map(String)
      : by === "name"
        ? []
        : await idsOfValues(
            teamId,
            kind,
            by,
            told.map((one) => matchKey(by, one)),
          );
  return readSnapshot(async (tx) => {
    const named = by === "name" ? (await findCompaniesByName(tx, teamId, told.map(String))).values() : [];
    return [...(await findRecords(tx, teamId, [...ids, ...named])).values()];
  });
}
