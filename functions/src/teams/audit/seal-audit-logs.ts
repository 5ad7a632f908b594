import { sealableUntil } from "@dure/domain/teams/audit/audit-seal";
import { teamPages } from "../../identity/tenant/tenant-store";
import { enqueue } from "../../platform/jobs/enqueue";
import { firstCommit, readSeals } from "./audit-seal-store";
import { sealAuditLog } from "./seal-audit-log";

const AT_ONCE = 50;

/**
 * Queues the teams that have entries to seal.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function sealAuditLogs(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const teams of teamPages())
    for (let from = 0; from < teams.length; from += AT_ONCE)
      await Promise.all(teams.slice(from, from + AT_ONCE).map((teamId) => queueIfDue(teamId, now)));
}

async function queueIfDue(teamId: string, now: string): Promise<void> {
  const [last] = await readSeals(teamId, 1);
  const committedMs = await firstCommit(teamId, last?.until ?? "");
  if (committedMs === undefined || committedMs >= Date.parse(sealableUntil(now))) return;
  await enqueue(sealAuditLog, { teamId, payload: { now }, id: `seal-audit-${teamId}-${now}` });
}
