import { queueJob } from "../suite/queue";
import { stored } from "../suite/stored";
import { suite } from "../suite/suite";
import { until } from "../suite/wait";

/** Waits until a setting's next run is planned. @returns the time of the run */
export const untilPlanned = (teamId: string, settingId: string, but = "", timeoutMs = 90_000): Promise<string> =>
  until(async () => {
    const run = (await stored(teamId, "notification-runs")).find(({ setting_id }) => setting_id === settingId);
    const at = String(run?.next_run_at ?? "");
    return at !== but && at;
  }, timeoutMs);

/** Runs a setting as if it were that time. */
export const runAt = (teamId: string, settingId: string, now: string): Promise<void> =>
  queueJob({ teamId, name: "find-due-records", payload: { setting_id: settingId, now } });

/** Runs the schedule as if it were that time. It covers every team, so only one test file may run it. */
export async function tickAt(at: string): Promise<void> {
  const response = await fetch(`${suite.tickerUrl}/run/dueNotifications?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}

/** The ledger of a setting. */
export const deliveriesOf = async (teamId: string, settingId: string) =>
  (await stored(teamId, "notification-deliveries")).filter(({ setting_id }) => setting_id === settingId);

/** A setting's ledger, once it has `count` entries and none of them is pending. */
export const untilDelivered = (teamId: string, settingId: string, count: number, timeoutMs = 120_000) =>
  until(async () => {
    const all = await deliveriesOf(teamId, settingId);
    return all.length >= count && all.every(({ state }) => state !== "waiting" && state !== "posting") && all;
  }, timeoutMs);
