import { type DailySync, nextDailyAt } from "@dure/domain/records/business-card/daily-sync";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { readCaller } from "../../platform/auth/caller-store";
import { type Context, systemContext } from "../../platform/context";
import { stackOf } from "../../platform/stack-of";
import { transaction } from "../../platform/transaction/transaction-store";
import { dueDailies, getDaily, saveDaily } from "./daily-sync-store";
import { startCardSync } from "./start-card-sync";

/**
 * Starts the daily syncs of all teams that are due. The next run is planned after the sync has begun. If a scheduler
 * dies in between, or runs twice, it gets the same sync again.
 * @param time the scheduled time
 */
export async function startDueSyncs(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of dueDailies(now))
    for (const { teamId, daily } of page)
      await startDue(teamId, daily, now).catch((error: unknown) =>
        logger.error("A daily sync could not be started.", { teamId, error: stackOf(error) }),
      );
}

async function startDue(teamId: string, daily: DailySync, now: string): Promise<void> {
  const { user } = await readCaller(teamId, daily.user_id);
  const mayStill = user?.team_member_status === "ACTIVE" && user.team_member_role === "ADMIN";
  if (mayStill)
    await startCardSync(contextOf(teamId, daily)).catch((error: unknown) => {
      // Another sync is running, or no account is connected: skip this day.
      if (!(error instanceof AppError)) throw error;
      logger.info("A daily sync was left out.", { teamId, reason: error.code });
    });
  await transaction(systemContext(teamId, "daily-business-cards"), async (tx) => {
    const current = await getDaily(tx, teamId);
    if (current?.next_at === daily.next_at)
      saveDaily(tx, teamId, mayStill ? { ...current, next_at: nextDailyAt(current.next_at, now) } : null);
    return { answer: undefined, event: [] };
  });
}

const contextOf = (teamId: string, { user_id, user_name, locale, time_zone, next_at }: DailySync): Context => ({
  ...systemContext(teamId, `daily-business-cards-${next_at}`),
  actor: { id: user_id, role: "admin", name: user_name },
  locale,
  timeZone: time_zone,
  idempotency: { key: `daily-business-cards-${next_at}`, fingerprint: next_at },
});
