import { maskEmail } from "@dure/domain/records/record/mask";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { fullName } from "@dure/domain/records/record/record-label";
import type { Reader } from "../open-readers";
import type { TeamModel } from "../team-model";
import type { PlannedGroup } from "./aggregate-plan";
import { hasText } from "./aggregate-sql";

/**
 * The texts of a group's field in their original spelling, by the keys of these records; empty for groups without text.
 */
export async function textSamples(
  read: Reader,
  group: PlannedGroup,
  keys: readonly string[],
  decode: TeamModel["decode"],
): Promise<ReadonlyMap<string, string>> {
  if (!hasText(group) || keys.length === 0) return new Map();
  // Keys come from the database itself; it uses its index for constants only.
  const list = keys.map((key) => `'${key}'`).join(", ");
  const sql = `SELECT CAST(key AS VARCHAR) AS key, doc FROM ${group.field.kind} WHERE key IN (${list})`;
  const rows = await read<{ key: string; doc: Uint8Array }>({ sql, values: [] });
  const shown = group.field.masksAddresses ? maskEmail : (text: string) => text;
  return new Map(rows.map(({ key, doc }) => [key, shown(writtenText(decode(doc), group.field.key))]));
}

/** A text as a record writes it, unlike the one that is compared. */
function writtenText(record: CrmRecord, key: string): string {
  const values: Record<string, unknown> = { ...record, ...record.custom };
  const text = key === "name" && record.kind !== "company" ? fullName(record) : values[key];
  return typeof text === "string" ? text.trim() : "";
}
