import { logger } from "firebase-functions";
import { listDueDeletions, listDuePurges, savePurge, startDueDeletion } from "./deleted-team-store";
import { purgeTeam } from "./purge-team";

/** Teams of one run; the next run goes on. */
const BATCH = 50;

/**
 * Starts the deletions that are due, and purges the teams whose deletion has started. One team's failure does not stop the
 * others; the next run tries it again.
 */
export async function deleteTeams(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for (const teamId of await listDueDeletions(now, BATCH)) await startDueDeletion(teamId, now);
  let failed = 0;
  for (const entry of await listDuePurges(now, BATCH)) {
    try {
      await purgeTeam(entry);
      await savePurge(entry, now);
      logger.info("A team was deleted.", { teamId: entry.team_id, purges: entry.purges + 1 });
    } catch (error) {
      logger.error("A team's deletion stopped half-way.", { teamId: entry.team_id, error: String(error) });
      failed += 1;
    }
  }
  if (failed > 0) throw new Error(`${failed} teams are left to the next run.`);
}
