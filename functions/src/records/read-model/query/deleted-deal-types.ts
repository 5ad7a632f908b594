import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { Reader } from "../open-readers";

/** Deleted deal types whose deals are not all deleted yet (pipeline/delete-deals.ts); such deals are hidden. */
export async function deletedDealTypes(read: Reader, pipelines: ReadonlyMap<string, Pipeline>): Promise<string[]> {
  const sql = "SELECT DISTINCT f_deal_record_type AS id FROM lead WHERE f_deal_record_type IS NOT NULL";
  const rows = await read<{ id: string }>({ sql, values: [] });
  return rows.map(({ id }) => id).filter((id) => !pipelines.has(id));
}
