import { FollowUp } from "@dure/domain/email/follow-up/follow-up";
import { logger } from "firebase-functions";
import { reaction } from "../../platform/outbox/reaction";
import { notifyHost } from "./notify-host";
import { sendFollowUp } from "./send-follow-up";

/**
 * Sends a follow-up that another area asked for. The host is told when its template is gone, or when the last attempt
 * fails.
 */
export const sendRequestedFollowUp = reaction(
  "send-follow-up",
  ["follow-up.requested"],
  async (teamId, event, attempt) => {
    const followUp = FollowUp.parse(event.after);
    try {
      if (await sendFollowUp(teamId, followUp)) return;
    } catch (error) {
      if (attempt.isLast) await notifyHost(teamId, followUp, "refused");
      throw error;
    }
    logger.warn("A follow-up has no template any more.", { teamId, followUp: followUp.id });
    await notifyHost(teamId, followUp, "template-gone");
  },
);
