import { kakaoNumber, REMINDER_TEMPLATES, reminderVariables } from "@dure/domain/scheduling/reminder/kakao-reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { logger } from "firebase-functions";
import { KakaoFailed, KakaoRefused } from "../kakao/kakao-relay";
import { nhnAlimtalk } from "../kakao/nhn-alimtalk";
import { eventUrl } from "../scheduled-event/event-url";
import { countNo, endReminder, type KeptReminder } from "./reminder-store";

/** A number that was refused so often is given up. */
const MAX_REFUSALS = 2;

/** Sends the invitee a KakaoTalk message, once. One that is refused for good ends here, and stops nothing else. */
export async function sendKakaoReminder(teamId: string, reminder: KeptReminder, event: ScheduledEvent): Promise<void> {
  const { id, refusals, failures } = reminder;
  const phone = kakaoNumber(event.invitees[0]?.phone ?? "");
  if (!phone) return endReminder(teamId, id, "failed");
  try {
    const message = {
      template: REMINDER_TEMPLATES[event.language].code,
      phone,
      variables: reminderVariables(event, eventUrl(event)),
      key: id,
      noes: refusals + failures,
    };
    await endReminder(teamId, id, "sent", await nhnAlimtalk(message));
  } catch (error) {
    await afterNo(teamId, id, error);
  }
}

/** @throws the error itself when another try may help */
async function afterNo(teamId: string, id: string, error: unknown): Promise<void> {
  if (error instanceof KakaoFailed) await countNo(teamId, id, "failures");
  if (!(error instanceof KakaoRefused)) throw error;
  if ((await countNo(teamId, id, "refusals")) < MAX_REFUSALS) throw error;
  logger.warn("A KakaoTalk reminder was given up.", { teamId, reminder: id, error: error.message });
  await endReminder(teamId, id, "failed");
}
