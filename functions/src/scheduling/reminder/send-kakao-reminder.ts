import { kakaoMessage, kakaoNumber } from "@dure/domain/scheduling/reminder/kakao-reminder";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { logger } from "firebase-functions";
import { KakaoFailed, KakaoRefused } from "../kakao/kakao-relay";
import { nhnAlimtalk } from "../kakao/nhn-alimtalk";
import { eventUrl } from "../scheduled-event/event-url";
import { countRejection, endReminder, type StoredReminder } from "./reminder-store";

/** After this many permanent rejections the reminder fails. */
const MAX_REFUSALS = 2;

/** Sends the invitee a KakaoTalk message, once. A permanent rejection ends this message and affects nothing else. */
export async function sendKakaoReminder(
  teamId: string,
  reminder: StoredReminder,
  event: ScheduledEvent,
): Promise<void> {
  const { id, refusals, failures, change } = reminder;
  const phone = kakaoNumber(event.invitees[0]?.phone ?? "");
  if (!phone) return endReminder(teamId, id, "failed");
  try {
    const message = {
      ...kakaoMessage(change ?? "reminder", event, eventUrl(event)),
      phone,
      key: id,
      rejections: refusals + failures,
    };
    await endReminder(teamId, id, "sent", await nhnAlimtalk(message));
  } catch (error) {
    await handleRejection(teamId, id, error);
  }
}

/** @throws the error itself when a retry may help */
async function handleRejection(teamId: string, id: string, error: unknown): Promise<void> {
  if (error instanceof KakaoFailed) await countRejection(teamId, id, "failures");
  if (!(error instanceof KakaoRefused)) throw error;
  if ((await countRejection(teamId, id, "refusals")) < MAX_REFUSALS) throw error;
  logger.warn("A KakaoTalk message was given up.", { teamId, reminder: id, error: error.message });
  await endReminder(teamId, id, "failed");
}
