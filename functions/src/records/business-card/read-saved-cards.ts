import { SavedCard } from "@dure/domain/records/business-card/saved-card";
import { resultPages } from "../task/task-store";

/** What a sync's task has done with its cards, and how many it could not save. */
export async function readSavedCards(teamId: string, taskId: string): Promise<{ saved: SavedCard[]; failed: number }> {
  const saved: SavedCard[] = [];
  let failed = 0;
  for await (const results of resultPages(teamId, taskId))
    for (const { id, status, data } of results) {
      if (status === "SUCCESS") saved.push(SavedCard.parse({ ...(data as object), card_id: id }));
      else failed += 1;
    }
  return { saved, failed };
}
