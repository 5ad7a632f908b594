import { type ZoneOffset, zoneOffsets } from "@dure/domain/records/group/zone-offsets";
import type { Reader } from "../open-readers";
import { createParams } from "../query/params";
import type { RowsSql } from "../query/record-query";
import { columnOf } from "../table";
import type { AggregatePlan } from "./aggregate-plan";

/**
 * The zone's offsets between the first and the last time of each level; none for levels without times. The times of all
 * records are looked up, even of hidden ones: that costs next to nothing, and no answer shows them.
 */
export async function levelOffsets(
  read: Reader,
  { groups }: AggregatePlan,
  { timeZone, rows }: { timeZone: string; rows?: RowsSql | undefined },
): Promise<(readonly ZoneOffset[])[]> {
  const offsets: (readonly ZoneOffset[])[] = [];
  for (const { field, interval } of groups) {
    if (!interval || field.as !== "time") {
      offsets.push([]);
      continue;
    }
    const column = columnOf(field.key);
    const params = createParams();
    const from = rows ? `(${rows(params)})` : field.kind;
    const sql = `SELECT epoch_ms(min(${column})) AS first, epoch_ms(max(${column})) AS last FROM ${from}`;
    const [span] = await read<{ first: bigint | null; last: bigint | null }>({ sql, values: params.values });
    offsets.push(zoneOffsets(timeZone, Number(span?.first ?? 0), Number(span?.last ?? 0)));
  }
  return offsets;
}
