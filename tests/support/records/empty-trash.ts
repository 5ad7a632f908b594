import { firestore } from "../suite/admin";
import { suite } from "../suite/suite";

const LONG_AGO = "2020-01-01T00:00:00.000Z";

/**
 * Runs the clean-up of deleted records. It looks at all teams, so the time is that of one team's records: the records that
 * tests beside this one have deleted stay restorable.
 * @param isOver whether the team's records can't be restored any more
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
