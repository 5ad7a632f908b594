import { activeFields, type FieldSet } from "@dure/domain/records/field/custom-field";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import type { RecordChange } from "./unique-store";

/**
 * @throws NOT_ACCEPTABLE if a record newly names, as assignee or in a user field, somebody who is not an active member
 */
export async function assertMembers(
  tx: Transaction,
  teamId: string,
  changes: readonly RecordChange[],
  fields: FieldSet,
): Promise<void> {
  const refused = await findNamingNonMembers(tx, teamId, changes, fields);
  if (refused.length > 0) throw new AppError("NOT_ACCEPTABLE", recordsTexts.assigneeNotFound);
}

/** The ids of records that would newly name somebody who is not an active member. */
export async function findNamingNonMembers(
  tx: Transaction,
  teamId: string,
  changes: readonly RecordChange[],
  fields: FieldSet,
): Promise<string[]> {
  const naming = changes.map(({ before, after }) => ({
    id: after?.id ?? "",
    named: newlyNamed(before, after, fields),
  }));
  const everybody = [...new Set(naming.flatMap(({ named }) => named))];
  const active = await Promise.all(everybody.map((userId) => isAssignable(tx, teamId, userId)));
  const strangers = new Set(everybody.filter((_, place) => !active[place]));
  return naming.filter(({ named }) => named.some((userId) => strangers.has(userId))).map(({ id }) => id);
}

/** Only new names are checked: a member who was named before may have left the team. */
function newlyNamed(before: CrmRecord | null, after: CrmRecord | null, fields: FieldSet): string[] {
  if (!after) return [];
  const userFields = activeFields(fields).filter(({ type }) => type === "user");
  return [
    after.assignee === before?.assignee ? null : after.assignee,
    ...userFields.map(({ id }) => (after.custom[id] === before?.custom[id] ? null : after.custom[id])),
  ].filter((userId) => typeof userId === "string");
}

export async function isAssignable(tx: Transaction, teamId: string, userId: string): Promise<boolean> {
  const user = await tx.get(inTeam(teamId, "users").doc(userId));
  return user.get("team_member_status") === "ACTIVE";
}
