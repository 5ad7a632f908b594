import { recordValueReader } from "@dure/domain/email/variable/record-values";
import { maskValue } from "@dure/domain/records/record/mask";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { listUsers } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";
import { readFields } from "../../records/field/field-store";
import { isMasked } from "../../records/record/mask-response";
import { findReferencedRecords } from "../../records/record/referenced-records-store";
import { isBlurred } from "../../records/record/router-blur";

type Reader = { teamId: string; wanted?: ReadonlySet<string> } & Pick<Context, "locale" | "timeZone">;

/**
 * Makes the function that reads the variables of leads and deals, unmasked, as a send fills them in. One reader serves a
 * whole batch: it reads the team's fields and members once.
 * @param wanted the variables that are wanted; all without it
 */
export async function createRecordValueReader({ teamId, locale, timeZone, wanted }: Reader) {
  const [{ custom }, users] = await Promise.all([
    readFields(teamId, "lead"),
    listUsers(teamId, ["ACTIVE", "DEACTIVATED"]),
  ]);
  const members = new Map(
    users.map(({ user_id, display_name, email }) => [user_id, { name: display_name || email, email }]),
  );
  return recordValueReader({ locale, timeZone, fields: custom, members, wanted });
}

/** The values of a record's variables as the caller may see them: masked, and none where the record is blurred. */
export async function valuesOfRecord(ctx: Context, record: CrmRecord): Promise<Record<string, string>> {
  if (isBlurred(ctx, record)) return {};
  const [read, referenced] = await Promise.all([
    createRecordValueReader(ctx),
    findReferencedRecords(ctx.teamId, [record]),
  ]);
  const values = read(viewOf(record, referenced));
  return isMasked(ctx) ? masked(values) : values;
}

const masked = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([variable, value]) => [variable, String(maskValue("answer", value))]));
