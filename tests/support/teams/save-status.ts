import type { User } from "@dure/domain/shared/caller/user";
import { firestore } from "../suite/admin";

/** Writes only what security rules read of a member's and their team's documents. */
export const saveStatus = (
  { uid, tenant }: { uid: string; tenant: string },
  team_member_status: User["team_member_status"] = "ACTIVE",
  {
    second_factor = "NONE",
    require_mfa = false,
  }: Partial<Pick<User, "second_factor">> & { require_mfa?: boolean } = {},
): Promise<unknown> => {
  const team = firestore.doc(`teams/${tenant}`);
  return Promise.all([
    team.set({ require_mfa }, { merge: true }),
    team.collection("users").doc(uid).set({ team_member_status, second_factor }),
  ]);
};
