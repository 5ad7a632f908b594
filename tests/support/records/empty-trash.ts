import { firestore } from "../suite/admin";
import { suite } from "../suite/suite";

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/**
 * Runs the clean-up of deleted records, which covers all teams. So the retention period ends only for this team's
 * records, and records deleted by concurrent tests stay restorable.
 * @param isOver whether the retention period of the team's records has ended
 */
export async function emptyTrash(teamId: string, { isOver = true } = {}): Promise<void> {
  if (isOver) await endTime(teamId);
  const answer = await fetch(`${suite.tickerUrl}/run/emptyTrash?at=${new Date().toISOString()}`, { method: "POST" });
  const { ok } = (await answer.json()) as { ok: boolean };
  if (!ok) throw new Error("The trash could not be emptied.");
}

/** In a transaction, because another run may take records out of the trash. */
const endTime = (teamId: string): Promise<void> =>
  firestore.runTransaction(async (tx) => {
    const { docs } = await tx.get(firestore.collection(`teams/${teamId}/trash`));
    for (const { ref } of docs) tx.update(ref, { purge_at: LONG_AGO });
  });
