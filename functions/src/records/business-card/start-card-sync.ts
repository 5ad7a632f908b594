import { randomUUID } from "node:crypto";
import { CardSync, fetchLease, isSyncing } from "@dure/domain/records/business-card/card-sync";
import { businessCardTexts } from "@dure/domain/records/business-card/texts";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getCardService } from "../../teams/business-card/card-service-store";
import { getTask } from "../task/task-store";
import { getLatestSyncId, getSync, saveLatestSyncId, saveSync } from "./card-sync-store";

/**
 * Begins a sync; its job follows from the event.
 * @throws NOT_ACCEPTABLE if no account is connected; LOCKED while another sync of the team goes on
 */
export const startCardSync = (ctx: Context): Promise<CardSync> =>
  transaction(ctx, async (tx) => {
    const { teamId, now } = ctx;
    const [service, latestId] = await Promise.all([getCardService(tx, teamId), getLatestSyncId(tx, teamId)]);
    if (!service || service.revoked) throw new AppError("NOT_ACCEPTABLE", teamsTexts.cardServiceMissing);
    if (latestId && (await isGoingOn(tx, teamId, latestId, now)))
      throw new AppError("LOCKED", businessCardTexts.locked);
    const sync = CardSync.parse({
      id: randomUUID(),
      state: "fetching",
      lease_until: fetchLease(now),
      actor: ctx.actor,
      locale: ctx.locale,
      time_zone: ctx.timeZone,
      created_at: now,
    });
    saveSync(tx, teamId, sync);
    saveLatestSyncId(tx, teamId, sync.id);
    return { answer: sync, event: { type: "business-card-sync.started", before: null, after: sync } };
  });

async function isGoingOn(tx: Tx, teamId: string, id: string, now: string): Promise<boolean> {
  const sync = await getSync(tx, teamId, id);
  const task =
    sync.task_id === null || sync.state !== "saving" ? undefined : await getTaskIfKept(tx, teamId, sync.task_id);
  return isSyncing(sync, task, now);
}

/** Tasks are deleted after a month. */
const getTaskIfKept = (tx: Tx, teamId: string, id: string) =>
  getTask(tx, teamId, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  });
