import { isClosed } from "@dure/domain/scheduling/suggestion/change-suggestion";
import { findUser } from "../../identity/user/user-store";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { commitWithdrawal } from "./commit-withdrawal";
import { findSuggestion, openSuggestionIdsOf } from "./suggestion-store";

/**
 * Withdraws the suggestions of a member who has left: their links no longer open, and their times would stay held on
 * colleagues' days. Idempotent; does nothing if the member is back.
 */
export const withdrawOfLeaver = reaction("withdraw-of-leaver", ["member.deactivated"], async (teamId, { after }) => {
  for (const id of await openSuggestionIdsOf(teamId, after.user_id)) await withdraw(teamId, id);
});

function withdraw(teamId: string, id: string): Promise<void> {
  const ctx = systemContext(teamId, "withdraw-of-leaver");
  return transaction(ctx, async (tx) => {
    const before = await findSuggestion(tx, teamId, id);
    if (!before || isClosed(before)) return { answer: undefined, event: [] };
    const organizer = await findUser(tx, teamId, before.organizer.id);
    if (organizer?.team_member_status === "ACTIVE") return { answer: undefined, event: [] };
    return { answer: undefined, event: await commitWithdrawal(tx, ctx, before) };
  });
}
