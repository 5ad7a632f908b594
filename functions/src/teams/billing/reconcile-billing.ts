import { enqueue } from "../../platform/jobs/enqueue";
import { customerTeams } from "./billing-store";
import { syncBilling } from "./sync-billing";

/**
 * Compares every customer with Stripe once a day, in case an event never arrived.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function reconcileBilling(time: string): Promise<void> {
  const day = new Date(time).toISOString().slice(0, 10);
  for await (const teams of customerTeams())
    await Promise.all(
      teams.map((teamId) => enqueue(syncBilling, { teamId, payload: {}, id: `reconcile-billing-${teamId}-${day}` })),
    );
}
