import { RESTORABLE_MS } from "@dure/domain/records/record/trash";
import { suite } from "../suite/suite";

/** Runs the clean-up of deleted records as if it were `at`, by default when no record can be restored any more. */
export async function emptyTrash(at = Date.now() + RESTORABLE_MS + 1000): Promise<void> {
  const answer = await fetch(`${suite.tickerUrl}/run/emptyTrash?at=${new Date(at).toISOString()}`, { method: "POST" });
  const { ok } = (await answer.json()) as { ok: boolean };
  if (!ok) throw new Error("The trash could not be emptied.");
}
