import type { CardSync } from "@dure/domain/records/business-card/card-sync";
import { fetchLease } from "@dure/domain/records/business-card/card-sync";
import { readCard } from "@dure/domain/records/business-card/card-values";
import { logger } from "firebase-functions";
import { type Context, systemContext } from "../../platform/context";
import { inChunks } from "../../platform/in-chunks";
import type { Attempt } from "../../platform/jobs/define-job";
import { reaction } from "../../platform/outbox/reaction";
import { CardTokenRefused, readCards } from "../../teams/business-card/card-client";
import { findCardService, openCardToken } from "../../teams/business-card/card-service-store";
import { markCardServiceRevoked } from "../../teams/business-card/mark-card-service-revoked";
import { startTask } from "../task/start-task";
import { saveSync } from "./card-sync-store";
import { changeFetching, getFetching } from "./change-sync";

/** A member waits for the answer: later attempts would come after minutes. */
const MAX_ATTEMPTS = 3;
const CHUNK = 100;

/**
 * Fetches the cards of a sync and starts the task that saves them. It may run twice and die anywhere: the task starts
 * in the transaction that ends the fetching, and a sync that was replaced starts none.
 */
export const fetchCards = reaction(
  "fetch-business-cards",
  ["business-card-sync.started"],
  (teamId, { after }, attempt) => fetchCardsOf(teamId, after.id, attempt),
);

async function fetchCardsOf(teamId: string, syncId: string, attempt: Attempt): Promise<void> {
  const sync = await changeFetching(teamId, syncId, (before, now) => ({ ...before, lease_until: fetchLease(now) }));
  if (!sync) return;
  const service = await findCardService(teamId);
  if (!service || service.revoked) return fail(teamId, syncId, "revoked");
  try {
    const cards = await readCards(openCardToken(teamId, service));
    await startSaving(
      teamId,
      sync,
      cards.map((card, index) => readCard(card, index + 1)),
    );
  } catch (error) {
    logger.warn("Business cards could not be fetched.", { teamId, attempt: attempt.number, error: String(error) });
    if (error instanceof CardTokenRefused) {
      await markCardServiceRevoked(teamId, service);
      return fail(teamId, syncId, "revoked");
    }
    if (attempt.number < MAX_ATTEMPTS && !attempt.isLast) throw error;
    await fail(teamId, syncId, "service");
  }
}

async function fail(teamId: string, syncId: string, error: NonNullable<CardSync["error"]>): Promise<void> {
  await changeFetching(teamId, syncId, (before) => ({ ...before, state: "failed", error }));
}

/** The sync was ended or replaced while its cards were fetched. */
class SyncReplaced extends Error {}

async function startSaving(teamId: string, { id, ...sync }: CardSync, items: readonly unknown[]): Promise<void> {
  const ctx: Context = {
    ...systemContext(teamId, `sync-${id}`),
    actor: sync.actor,
    locale: sync.locale,
    timeZone: sync.time_zone,
  };
  const request = { type: "sync-business-cards", entity_id: "contact" as const, payload: id };
  await startTask(ctx, { ...request, chunks: inChunks(items, CHUNK) }, async (tx, task) => {
    const current = await getFetching(tx, teamId, id);
    if (!current) throw new SyncReplaced();
    saveSync(tx, teamId, { ...current, state: "saving", cards: items.length, task_id: task.id });
    return [];
  }).catch((error: unknown) => {
    if (!(error instanceof SyncReplaced)) throw error;
  });
}
