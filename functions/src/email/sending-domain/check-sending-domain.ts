import type { emailApi } from "@dure/domain/email/api";
import { applyCheck, type DomainCheck, eventOfCheck } from "@dure/domain/email/sending-domain/check-domain";
import { type StoredDomain, toSendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { countCall } from "../../platform/http/rate-limit";
import { askAboutDomain } from "./ask-about-domain";
import { changeSendingDomain } from "./change-sending-domain";
import { provisionSendingDomain } from "./provision-sending-domain";
import { readSendingDomain } from "./sending-domain-store";

const CHECKS_PER_MINUTE = 10;

/** Of two checks at once the one that ends first counts. */
export const checkSendingDomain: Verb<typeof emailApi.checkSendingDomain> = async (ctx) => {
  countCall(`${ctx.teamId} domain-check`, CHECKS_PER_MINUTE, Date.parse(ctx.now)).assertAllowed();
  const domain = await readSendingDomain(ctx.teamId);
  const [seen, check] = await ask(ctx.teamId, domain);
  const checked = await applyTo(ctx, seen, check);
  if (!checked) throw new AppError("NOT_FOUND", sendingDomainTexts.domainNotFound);
  return toSendingDomain(checked);
};

/** @throws PROVIDER_FAILED */
async function ask(teamId: string, domain: StoredDomain): Promise<[StoredDomain, DomainCheck]> {
  try {
    const seen = (await provisionSendingDomain(teamId, domain)) ?? domain;
    return [seen, await askAboutDomain(seen)];
  } catch (error) {
    logger.warn("A sending domain could not be checked.", { teamId, domain: domain.domain, reason: String(error) });
    throw new AppError("PROVIDER_FAILED", sendingDomainTexts.providerFailed);
  }
}

/** Notes what a check found, with the event that follows from it. @returns undefined if the domain was removed */
export const applyTo = (ctx: Context, seen: StoredDomain, check: DomainCheck): Promise<StoredDomain | undefined> =>
  changeSendingDomain(ctx, seen, (before) => {
    const after = applyCheck(before, check, ctx.now);
    return { after, events: eventOfCheck(before, after) };
  });
