import { type EntityId, entityOf } from "@dure/domain/records/record/entity";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { readRecords } from "../../records/record/record-store";
import { labelFor } from "../../records/record/router-blur";
import { viewerOf } from "../../records/record/visible-record";

export type NamedRecord = { id: string; entity_type: EntityId; label: string };

/** The current names of these records, without those that the caller may not see. */
export async function namedRecords(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, NamedRecord>> {
  const viewer = viewerOf(ctx);
  const records = (await readRecords(ctx.teamId, ids)).filter((record) => isVisible(record, viewer));
  return new Map(
    records.map((record) => [
      record.id,
      { id: record.id, entity_type: entityOf(record), label: labelFor(ctx, record) },
    ]),
  );
}
