import { setTimeout } from "node:timers/promises";
import type { recordsApi } from "@dure/domain/records/api";
import type { CardSync, CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { businessCardTexts } from "@dure/domain/records/business-card/texts";
import { isOver } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readTask } from "../task/task-store";
import { readSync } from "./card-sync-store";
import { startCardSync } from "./start-card-sync";
import { viewCardSync } from "./view-card-sync";

/** How long a request waits; the sync itself goes on. */
const WAIT_MS = 20_000;
const ASK_AGAIN_MS = 150;

/**
 * Syncs contacts with the cards of the team's account. A retried request waits for the first request's sync.
 * @throws TIMEOUT with `sync_id` while the sync goes on; LOCKED; INTERNAL_SERVER_ERROR if it failed; NOT_ACCEPTABLE if
 *   no account is connected, or the service took its token back
 */
export const syncCards: Verb<typeof recordsApi.syncCards> = async (ctx) => {
  const { id } = await startCardSync(ctx);
  const endMs = Date.now() + WAIT_MS;
  for (;;) {
    const sync = await readSync(ctx.teamId, id);
    if (await isEnded(ctx, sync)) return answer(await viewCardSync(ctx, sync));
    if (Date.now() > endMs) throw new AppError("TIMEOUT", businessCardTexts.timeout, { sync_id: id });
    await setTimeout(ASK_AGAIN_MS);
  }
};

const isEnded = async ({ teamId }: Context, { state, task_id }: CardSync): Promise<boolean> =>
  state === "failed" || (task_id !== null && isOver(await readTask(teamId, task_id)));

function answer(view: CardSyncView): CardSyncView {
  if (view.state !== "failed") return view;
  if (view.error === "revoked") throw new AppError("NOT_ACCEPTABLE", teamsTexts.cardServiceMissing);
  throw new AppError("INTERNAL_SERVER_ERROR", businessCardTexts.failed, { sync_id: view.id });
}
