import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { newDomain, type StoredDomain, toSendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { isPersonalDomain } from "../../identity/tenant/is-personal-domain";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { findDomainClaim, saveDomainClaim } from "../../platform/mail/domain-claim-store";
import { transaction } from "../../platform/transaction/transaction-store";
import { provisionSendingDomain } from "./provision-sending-domain";
import { findSendingDomainIn, saveSendingDomain } from "./sending-domain-store";

/**
 * The domain belongs to the team once the transaction commits; SendGrid creates its DNS records afterwards. If SendGrid
 * does not respond now, the answer has no records, and a reaction asks again.
 */
export const addSendingDomain: Verb<typeof emailApi.addSendingDomain> = async (ctx, { body: { domain } }) => {
  const message = sendingDomainTexts.personalDomain;
  if (isPersonalDomain(domain)) throw new AppError("BAD_REQUEST", message, [{ path: "body.domain", message }]);
  const claimed = await claim(ctx, domain);
  try {
    return toSendingDomain((await provisionSendingDomain(ctx.teamId, claimed)) ?? claimed);
  } catch (error) {
    logger.warn("SendGrid has not named the records of a domain yet.", {
      teamId: ctx.teamId,
      domain,
      reason: String(error),
    });
    return toSendingDomain(claimed);
  }
};

const claim = (ctx: Context, domain: string): Promise<StoredDomain> => {
  const added = newDomain({ id: randomUUID(), domain, created_by: ctx.actor.id, now: ctx.now });
  return transaction(ctx, async (tx) => {
    const own = await findSendingDomainIn(tx, ctx.teamId);
    if (own?.domain === domain) return { answer: own, event: [] };
    if (own) throw new AppError("CONFLICT", sendingDomainTexts.oneDomain(own.domain));
    if (await findDomainClaim(tx, domain)) throw new AppError("CONFLICT", sendingDomainTexts.domainInUse);
    saveDomainClaim(tx, domain, { team_id: ctx.teamId, id: added.id });
    saveSendingDomain(tx, ctx.teamId, added);
    return {
      answer: added,
      event: { type: "sending-domain.created", before: null, after: toSendingDomain(added) },
    };
  });
};
