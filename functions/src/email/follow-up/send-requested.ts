import { FollowUp } from "@dure/domain/email/follow-up";
import { logger } from "firebase-functions";
import { reaction } from "../../platform/outbox/reaction";
import { sendFollowUp } from "./send-follow-up";
import { tellHost } from "./tell-host";

/**
 * Sends a follow-up that another area asked for. The host is told when its template is gone, or when the last attempt
 * fails.
 */
export const sendRequested = reaction("send-follow-up", ["follow-up.requested"], async (teamId, event, attempt) => {
  const followUp = FollowUp.parse(event.after);
  try {
    if (await sendFollowUp(teamId, followUp)) return;
  } catch (error) {
    if (attempt.isLast) await tellHost(teamId, followUp, "refused");
    throw error;
  }
  logger.warn("A follow-up has no template any more.", { teamId, followUp: followUp.id });
  await tellHost(teamId, followUp, "template-gone");
});
