import type { User } from "@dure/domain/shared/caller/user";
import { firestore } from "../suite/admin";

/** Writes only what security rules read of a member's document. */
export const saveStatus = (
  { uid, tenant }: { uid: string; tenant: string },
  team_member_status: User["team_member_status"] = "ACTIVE",
): Promise<unknown> => firestore.doc(`teams/${tenant}/users/${uid}`).set({ team_member_status });
