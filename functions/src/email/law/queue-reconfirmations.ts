import { enqueue } from "../../platform/jobs/enqueue";
import { teamsWithDue } from "./due-consent-store";
import { reconfirmConsents } from "./reconfirm-consents";

/**
 * Queues the notices of every team that has due ones.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function queueReconfirmations(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const teamId of teamsWithDue(now))
    await enqueue(reconfirmConsents, {
      teamId,
      payload: { now, hour: 0 },
      id: `reconfirm-consents-${teamId}-${now}-0`,
    });
}
