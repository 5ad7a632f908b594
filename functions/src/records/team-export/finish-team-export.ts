import { abandonedBy, type TeamExport } from "@dure/domain/records/team-export/team-export";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeamExportDoc, hasExportLease, runningExports, saveTeamExport } from "./team-export-store";

/**
 * Ends a running export. Its event is emitted once, and so the mail about it is sent once.
 * @param options.leavesLeased leaves an export that a worker is making
 */
export async function finishTeamExport(
  teamId: string,
  id: string,
  end: (running: TeamExport, now: string) => TeamExport,
  { leavesLeased = false } = {},
): Promise<void> {
  const ctx = systemContext(teamId, "team-export");
  await transaction(ctx, async (tx) => {
    const before = await getTeamExportDoc(tx, teamId);
    if (before?.id !== id || before.state !== "running") return { answer: undefined, event: [] };
    if (leavesLeased && (await hasExportLease(tx, teamId, Date.parse(ctx.now))))
      return { answer: undefined, event: [] };
    const after = end(before, ctx.now);
    saveTeamExport(tx, teamId, after);
    return { answer: undefined, event: { type: "team-export.finished", before, after } };
  });
}

export const failTeamExport = (teamId: string, id: string): Promise<void> => finishTeamExport(teamId, id, failed);

const failed = (running: TeamExport, now: string): TeamExport => ({ ...running, state: "failed", finished_at: now });

/** Fails the exports of all teams whose process was killed in every attempt, so that those who asked are notified. */
export async function failAbandonedExports(time: string): Promise<void> {
  for await (const page of runningExports(abandonedBy(time)))
    await Promise.all(page.map(({ teamId, id }) => finishTeamExport(teamId, id, failed, { leavesLeased: true })));
}
