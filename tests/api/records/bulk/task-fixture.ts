import type { Client } from "../../../support/suite/client";
import { until } from "../../../support/suite/wait";

/** Waits until a task is over, and returns it. */
export const finished = (client: Client, id: string, timeoutMs = 60_000) =>
  until(async () => {
    const task = await client.records.getTask({ params: { id } });
    return task.finished_at !== null && task;
  }, timeoutMs);

/** All results of a task. */
export async function resultsOf(client: Client, id: string, status?: "SUCCESS" | "ERROR") {
  const all = [];
  let cursor: string | null = null;
  do {
    const query = { ...(status && { status }), ...(cursor && { cursor }) };
    const page = await client.records.listTaskResults({ params: { id }, query });
    all.push(...page.data);
    cursor = page.cursor;
  } while (cursor);
  return all;
}
