import { FollowUp } from "@dure/domain/email/follow-up";
import type { OutboxEvent } from "@dure/domain/events";
import { logger } from "firebase-functions";
import type { Attempt } from "../../platform/jobs/job";
import { sendFollowUp } from "./send-follow-up";
import { tellHost } from "./tell-host";

/** Sends a follow-up that another area asked for. When it can't be sent, now or after the last try, its host is told. */
export async function sendRequested(teamId: string, event: OutboxEvent, attempt: Attempt): Promise<void> {
  if (event.type !== "follow-up.requested") return;
  const followUp = FollowUp.parse(event.after);
  try {
    if (await sendFollowUp(teamId, followUp)) return;
  } catch (error) {
    if (attempt.isLast) await tellHost(teamId, followUp, "refused");
    throw error;
  }
  logger.warn("A follow-up has no template any more.", { teamId, followUp: followUp.id });
  await tellHost(teamId, followUp, "template-gone");
}
