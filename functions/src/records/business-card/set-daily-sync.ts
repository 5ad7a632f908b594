import type { recordsApi } from "@dure/domain/records/api";
import { type DailySync, nextDailyAt } from "@dure/domain/records/business-card/daily-sync";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findDaily, getDaily, saveDaily } from "./daily-sync-store";

const viewDaily = (daily: DailySync | null | undefined) => ({
  daily: Boolean(daily),
  next_at: daily?.next_at ?? null,
});

export const getDailySync: Verb<typeof recordsApi.getDailySync> = async ({ teamId }) =>
  viewDaily(await findDaily(teamId));

/** Switches the daily sync off, or on to run as the caller. */
export const setDailySync: Verb<typeof recordsApi.setDailySync> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now, locale, timeZone: time_zone } = ctx;
    const before = await getDaily(tx, teamId);
    if (body.daily === Boolean(before)) return { answer: viewDaily(before), event: [] };
    const after: DailySync | null = body.daily
      ? { next_at: nextDailyAt(now, now), user_id: actor.id, user_name: actor.name, locale, time_zone }
      : null;
    saveDaily(tx, teamId, after);
    const told = { id: "remember", daily: body.daily };
    return {
      answer: viewDaily(after),
      event: { type: "business-card-sync.changed", before: { ...told, daily: !body.daily }, after: told },
    };
  });
