import { withFile } from "@dure/domain/records/team-export/team-export";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { DEADLINE_SECONDS } from "../../platform/jobs/retry-policy";
import { reaction } from "../../platform/outbox/reaction";
import { failTeamExport, finishTeamExport } from "./finish-team-export";
import { renewExportLease, takeExportLease } from "./team-export-store";

const RENEW_MS = 15_000;
/** The queue kills an attempt at its limit: what is not done shortly before it would not be done by the next attempt. */
const MAKE_MS = (DEADLINE_SECONDS.snapshots - 180) * 1000;

/**
 * Makes the file. One worker at a time has the lease. If it dies, it loses the lease, and the next attempt starts the
 * file over under the same name. An export that takes too long fails. The state changes only once, and so the mail is
 * sent only once.
 */
export const makeTeamExport = defineJob(
  "team-export",
  z.object({ id: z.string() }),
  async (teamId, { id }, attempt) => {
    const lease = await takeExportLease(teamId, id, Date.now());
    if (!lease) return;
    const stop = new AbortController();
    const renewing = setInterval(() => {
      renewExportLease(teamId, lease.owner, Date.now()).catch((error: unknown) => stop.abort(error));
    }, RENEW_MS);
    const timeout = AbortSignal.timeout(MAKE_MS);
    try {
      const { writeTeamExport } = await import("./write-team-export");
      const bytes = await writeTeamExport(teamId, lease.known, AbortSignal.any([stop.signal, timeout]));
      await finishTeamExport(teamId, lease.known.id, (running, now) => withFile(running, bytes, now));
    } catch (error) {
      if (attempt.isLast || timeout.aborted) await failTeamExport(teamId, lease.known.id);
      await release(teamId, lease.owner);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  },
  { queue: "snapshots" },
);

/** Lets the next attempt begin at once. */
const release = (teamId: string, owner: string): Promise<void> =>
  renewExportLease(teamId, owner, 0).catch(() => undefined);

export const queueTeamExport = reaction("queue-team-export", ["team-export.requested"], (teamId, { after: { id } }) =>
  enqueue(makeTeamExport, { teamId, payload: { id }, id: `team-export-${id}` }),
);
