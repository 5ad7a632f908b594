import { activeFields, type FieldSet } from "@dure/domain/records/custom-field";
import type { CrmRecord } from "@dure/domain/records/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import type { RecordChange } from "./unique-store";

/** Refuses to name somebody, as assignee or in a field of users, who is no active member of the team. */
export async function assertMembers(
  tx: Transaction,
  teamId: string,
  changes: readonly RecordChange[],
  fields: FieldSet,
): Promise<void> {
  const named = new Set(changes.flatMap(({ before, after }) => newlyNamed(before, after, fields)));
  const active = await Promise.all([...named].map((userId) => isAssignable(tx, teamId, userId)));
  if (active.includes(false)) throw new AppError("NOT_ACCEPTABLE", recordsTexts.assigneeNotFound);
}

/** Who stays named may have left the team since. */
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
