import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** Refuses an assignee who is no active member of the team. */
export async function assertAssignee(tx: Transaction, teamId: string, userId: string | null): Promise<void> {
  if (userId === null || (await isAssignable(tx, teamId, userId))) return;
  throw new AppError("NOT_ACCEPTABLE", recordsTexts.assigneeNotFound);
}

export async function isAssignable(tx: Transaction, teamId: string, userId: string): Promise<boolean> {
  const user = await tx.get(inTeam(teamId, "users").doc(userId));
  return user.get("team_member_status") === "ACTIVE";
}
