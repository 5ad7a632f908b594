import type { toFollowUpRequest } from "@dure/domain/forms/follow-up-mail";
import { systemContext } from "../../platform/context";
import { askForMail } from "../../platform/mail/mail-ledger-store";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";

type FollowUpRequest = ReturnType<typeof toFollowUpRequest> & {
  reply_to?: { email: string; name: string };
  attachments?: { filename: string; type: string; content: string }[];
};

/** Requests a follow-up mail, once per mail id. `decide` returns null if no mail is wanted. */
export function askForFollowUp(
  teamId: string,
  decide: (tx: Tx) => Promise<FollowUpRequest | null> | FollowUpRequest | null,
): Promise<void> {
  return transaction(systemContext(teamId, "follow-up"), async (tx) => {
    const after = await decide(tx);
    const ask = after && (await askForMail(tx, teamId, after.id));
    if (!ask) return { answer: undefined, event: [] };
    ask();
    return { answer: undefined, event: { type: "follow-up.requested", before: null, after } };
  });
}
