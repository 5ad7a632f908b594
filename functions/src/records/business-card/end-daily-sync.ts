import { wasOnAt } from "@dure/domain/records/business-card/daily-sync";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { getDaily, saveDaily } from "./daily-sync-store";

/** Ends the daily sync of a team that has disconnected its account, but not one that was switched on since then. */
export const endDailySync = reaction("end-daily-sync", ["business-cards.disconnected"], (teamId, { before, at }) =>
  transaction(systemContext(teamId, "end-daily-sync"), async (tx) => {
    const daily = await getDaily(tx, teamId);
    if (!daily || !wasOnAt(daily, at)) return { answer: undefined, event: [] };
    saveDaily(tx, teamId, null);
    const told = { id: before.id, daily: false };
    return {
      answer: undefined,
      event: { type: "business-card-sync.changed", before: { ...told, daily: true }, after: told },
    };
  }),
);
