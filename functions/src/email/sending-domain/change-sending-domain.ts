import type { StoredDomain } from "@dure/domain/email/sending-domain/sending-domain";
import type { SendingDomainEvent } from "@dure/domain/email/sending-domain/sending-domain-events";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findSendingDomainIn, saveSendingDomain } from "./sending-domain-store";

type Change = (before: StoredDomain) => { after: StoredDomain; events: SendingDomainEvent[] };

/**
 * Changes a domain unless it has changed since it was read, since looking it up takes seconds.
 * @returns the domain as it is now; undefined if it was removed
 */
export const changeSendingDomain = (
  ctx: Context,
  seen: StoredDomain,
  change: Change,
): Promise<StoredDomain | undefined> =>
  transaction(ctx, async (tx) => {
    const before = await findSendingDomainIn(tx, ctx.teamId);
    if (before?.id !== seen.id || before.updated_at !== seen.updated_at) return { answer: before, event: [] };
    const { after, events } = change(before);
    saveSendingDomain(tx, ctx.teamId, after);
    return { answer: after, event: events };
  });
