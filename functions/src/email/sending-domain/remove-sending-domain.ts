import type { emailApi } from "@dure/domain/email/api";
import { toSendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { removeDomainClaim } from "../../platform/mail/domain-claim-store";
import { deleteProviderDomain } from "../../platform/mail/provider-domain";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { findSendingDomainIn, removeSendingDomainDoc } from "./sending-domain-store";

export const removeSendingDomain: Verb<typeof emailApi.removeSendingDomain> = (ctx) => removeFromTeam(ctx);

/**
 * The domain is free for another team at once. That team gets other DNS records, so those that the old team has set
 * verify nothing.
 * @param id removes this domain only, if it is still the team's
 * @throws NOT_FOUND
 */
export const removeFromTeam = (ctx: Context, id?: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const before = await findSendingDomainIn(tx, ctx.teamId);
    if (!before || (id !== undefined && before.id !== id))
      throw new AppError("NOT_FOUND", sendingDomainTexts.domainNotFound);
    removeSendingDomainDoc(tx, ctx.teamId);
    removeDomainClaim(tx, before.domain);
    return {
      answer: undefined,
      event: { type: "sending-domain.deleted", before: toSendingDomain(before), after: null },
    };
  });

/**
 * Removes at SendGrid the domain that a team has removed. It is found by its name there, so a second run does nothing.
 */
export const removeProviderDomain = reaction(
  "remove-provider-domain",
  ["sending-domain.deleted"],
  async (_teamId, { before }) => deleteProviderDomain(before.domain, before.id),
);
