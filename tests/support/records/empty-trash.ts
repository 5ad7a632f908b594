import { RESTORABLE_MS } from "@dure/domain/records/record/trash";
import { suite } from "../suite/suite";

/** Lets the schedule clean up after deleted records, as if it were `at`; by itself when none can be put back any more. */
export async function emptyTrash(at = Date.now() + RESTORABLE_MS + 1000): Promise<void> {
  const answer = await fetch(`${suite.tickerUrl}/run/emptyTrash?at=${new Date(at).toISOString()}`, { method: "POST" });
  const { ok } = (await answer.json()) as { ok: boolean };
  if (!ok) throw new Error("The trash could not be emptied.");
}
