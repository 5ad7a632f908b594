import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { CardSyncView } from "./card-sync";
import { DailySyncView } from "./daily-sync";

/** A sync is started, seen and undone by people. */
const byPeople = { keys: "refused" } as const;

export const businessCardApi = {
  syncCards: endpoint(
    "admin",
    {
      method: "POST",
      path: "/business-card/remember/sync",
      summary: "Sync contacts with business cards: answers when done, or with 408 if it is still running",
    },
    byPeople,
  )
    .input(z.object({ body: z.object({}).optional() }))
    .output(CardSyncView),

  listCardSyncs: endpoint(
    "admin",
    { method: "GET", path: "/business-card/remember/syncs", summary: "The latest syncs, newest first" },
    byPeople,
  )
    .input(z.object({}))
    .output(z.object({ data: z.array(CardSyncView) })),

  getCardSync: endpoint(
    "admin",
    { method: "GET", path: "/business-card/remember/syncs/{id}", summary: "A sync with its progress" },
    byPeople,
  )
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(CardSyncView),

  getDailySync: endpoint(
    "admin",
    { method: "GET", path: "/business-card/remember/daily", summary: "Whether cards are synced every day" },
    byPeople,
  )
    .input(z.object({}))
    .output(DailySyncView),

  setDailySync: endpoint(
    "admin",
    { method: "PUT", path: "/business-card/remember/daily", summary: "Turn the daily sync of cards on or off" },
    byPeople,
  )
    .input(z.object({ body: z.object({ daily: z.boolean() }) }))
    .output(DailySyncView),

  undoCardSync: endpoint(
    "admin",
    {
      method: "POST",
      path: "/business-card/remember/syncs/{id}/undo",
      summary: "Undo a sync, except for what was used or edited since",
    },
    byPeople,
  )
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(CardSyncView),
};
