import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { Reader } from "../database";

/** The deal types that are deleted and have deals still (pipeline/delete-deals.ts): none of these is shown any more. */
export async function goneTypes(read: Reader, pipelines: ReadonlyMap<string, Pipeline>): Promise<string[]> {
  const sql = "SELECT DISTINCT f_deal_record_type AS id FROM lead WHERE f_deal_record_type IS NOT NULL";
  const rows = await read<{ id: string }>({ sql, values: [] });
  return rows.map(({ id }) => id).filter((id) => !pipelines.has(id));
}
