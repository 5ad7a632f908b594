import { type CellError, type ReadRow, valueIn } from "@dure/domain/records/import/check-rows";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { viewerOf } from "../record/visible-record";
import { findRecords, readSnapshot } from "./import-store";

/** Returns the records that cells refer to by id, and the cells whose record does not exist for the caller. */
export async function checkReferences(
  ctx: Context,
  mapping: Mapping,
  rows: readonly ReadRow[],
): Promise<{ records: ReadonlyMap<string, CrmRecord>; errors: CellError[] }> {
  const cells = mapping.flatMap((field, column) =>
    field?.type === "many-to-one"
      ? rows.flatMap((row) => {
          const value = valueIn(row, field) as { id: string } | undefined;
          return value
            ? [{ row: row.row, column, id: value.id, kind: kindOf(field.attributes.entity_type ?? "company") }]
            : [];
        })
      : [],
  );
  const ids = new Set(cells.map(({ id }) => id));
  const records = await readSnapshot((tx) => findRecords(tx, ctx.teamId, ids));
  const viewer = viewerOf(ctx);
  const isThere = ({ id, kind }: (typeof cells)[number]) => {
    const record = records.get(id);
    return record !== undefined && kindOf(entityOf(record)) === kind && isVisible(record, viewer);
  };
  const errors = cells
    .filter((cell) => !isThere(cell))
    .map(({ row, column }) => ({ row, column, code: "not_record" as const }));
  return { records, errors };
}
