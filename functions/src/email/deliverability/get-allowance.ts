import type { emailApi } from "@dure/domain/email/api";
import { dailyLimit, nextDayOf } from "@dure/domain/email/deliverability/warm-up";
import { sendingDomainTexts } from "@dure/domain/email/sending-domain/sending-domain-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { readSendingDomain } from "../sending-domain/sending-domain-store";
import { readUsedAllowance } from "./allowance-store";

export const getAllowance: Verb<typeof emailApi.getAllowance> = async ({ teamId, now }) => {
  const { domain, verified_at, verification_status } = await readSendingDomain(teamId);
  if (verified_at === null || verification_status !== "success")
    throw new AppError("NOT_FOUND", sendingDomainTexts.senderUnverified);
  return {
    limit: dailyLimit(verified_at, now),
    used: await readUsedAllowance(teamId, domain, now),
    resets_at: nextDayOf(now),
  };
};
