import { randomBytes, randomUUID } from "node:crypto";
import { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { HOUR_MS } from "@dure/domain/scheduling/slots/interval";
import { Id } from "@dure/domain/shared/value";
import { logger } from "firebase-functions";
import { z } from "zod";
import { appUrl } from "../../platform/config";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { connectionId } from "../../teams/connection/connection";
import {
  type CalendarState,
  calendarKey,
  getState,
  type MemberCalendar,
  saveChannelSecret,
  saveWatchedUntil,
} from "./calendar-cache-store";
import { isDisconnected, isTransient } from "./calendar-error";
import { loadProvider } from "./load-provider";

/** A channel this near to its end is renewed when its calendar is next read. */
const RENEWED_MS = 12 * HOUR_MS;
const MAX_ASKED = 10_000;
const requested = new Set<string>();

/**
 * Queues a job that opens a notification channel for a calendar, unless one is open or the provider has none. At most
 * one try an hour. A failure to queue is only logged.
 */
export async function requestWatch(
  memberCalendar: MemberCalendar,
  { watched_until_ms }: CalendarState,
  nowMs: number,
): Promise<void> {
  if (watched_until_ms > nowMs + RENEWED_MS) return;
  const { watch } = await loadProvider(memberCalendar.calendar.provider);
  const id = `watch-calendar-${memberCalendar.teamId}-${calendarKey(memberCalendar)}-${Math.floor(nowMs / HOUR_MS)}`;
  if (!watch || requested.has(id)) return;
  if (requested.size >= MAX_ASKED) requested.clear();
  requested.add(id);
  const payload = { user_id: memberCalendar.userId, calendar: memberCalendar.calendar };
  await enqueue(watchCalendar, { teamId: memberCalendar.teamId, payload, id }).catch((error: unknown) => {
    logger.warn("A calendar could not be ordered to be watched.", { id, error: String(error) });
  });
}

const Payload = z.object({ user_id: Id, calendar: CalendarRef });

/** Opens a channel. If the job runs twice, two channels are opened: the later one counts, the other one expires. */
export const watchCalendar = defineJob("watch-calendar", Payload, async (teamId, { user_id, calendar }) => {
  const memberCalendar = { teamId, userId: user_id, calendar };
  const { watch } = await loadProvider(calendar.provider);
  const state = await getState(memberCalendar);
  if (!watch || state.watched_until_ms > Date.now() + RENEWED_MS) return;
  const secret = randomBytes(32).toString("base64url");
  await saveChannelSecret(memberCalendar, state, secret);
  const account = { teamId, connectionId: connectionId(calendar.provider, user_id, calendar.email) };
  const url = `${appUrl.value()}/api/calendar-changes/${teamId}/${calendarKey(memberCalendar)}`;
  try {
    await saveWatchedUntil(memberCalendar, await watch(account, calendar.id, { id: randomUUID(), secret, url }));
  } catch (error) {
    if (isTransient(error)) throw error;
    // Some calendars, such as those of holidays, can't be watched: their cache stays short-lived instead.
    const why = isDisconnected(error) ? "its account is disconnected" : String(error);
    logger.info("A calendar is not watched.", { teamId, calendar: calendarKey(memberCalendar), why });
  }
});
