import { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { logger } from "firebase-functions";
import { reaction } from "../../platform/outbox/reaction";
import { notifyHost } from "./notify-host";
import { sendFollowUp } from "./send-follow-up";

/**
 * Sends a follow-up that another area asked for. The host is told when its template is gone, its address gets no
 * mails, or the last attempt fails.
 */
export const sendRequestedFollowUp = reaction(
  "send-follow-up",
  ["follow-up.requested"],
  async (teamId, event, attempt) => {
    const followUp = FollowUp.parse(event.after);
    const failure = await sendFollowUp(teamId, followUp).catch(async (error: unknown) => {
      if (attempt.isLast) await notifyHost(teamId, followUp, "refused");
      throw error;
    });
    if (!failure) return;
    logger.warn("A follow-up was not sent.", { teamId, followUp: followUp.id, failure });
    await notifyHost(teamId, followUp, failure);
  },
);
