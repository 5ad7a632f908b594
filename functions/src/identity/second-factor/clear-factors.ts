import { reaction } from "../../platform/outbox/reaction";
import { removeFactors } from "../tenant/account";
import { readUser } from "../user/user-store";

/**
 * Removes the factors at Identity Platform that a verb which died has left. An authenticator app that was registered
 * since stays, so the reaction may run late and twice.
 */
export const clearFactors = reaction(
  "clear-factors",
  ["auth.recovery_used", "auth.second_factor_removed", "auth.second_factor_reset"],
  async (teamId, { after }) => {
    const user = await readUser(teamId, after.id);
    if (user && user.second_factor !== "ENROLLED") await removeFactors(teamId, after.id);
  },
);
