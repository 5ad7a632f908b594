import { enqueue } from "../../platform/jobs/enqueue";
import { findDueRecords } from "./find-due-records";
import { dueRuns } from "./run-store";

/** A run whose job was lost gets another one after this time. */
const AGAIN_MS = 5 * 60_000;

/**
 * Queues the runs of all teams whose time has come, by one query over the runs that are due.
 * @param time the scheduled time; a second scheduler at the same minute queues nothing more
 */
export async function queueDueRuns(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const round = Math.floor(Date.parse(now) / AGAIN_MS);
  for await (const page of dueRuns(now))
    await Promise.all(
      page.map(({ teamId, settingId, at }) =>
        enqueue(findDueRecords, {
          teamId,
          payload: { setting_id: settingId, now },
          id: `notifications-${teamId}-${settingId}-${at}-${round}`,
        }),
      ),
    );
}
