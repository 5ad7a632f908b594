import { abandonedBefore } from "@dure/domain/identity/tenant";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { logger } from "firebase-functions";
import { deleteTeamData, finishPurge, listProvisional, listStartedPurges, startPurge } from "./abandoned-tenant-store";
import { deleteTenant, listSignUps } from "./account";
import { deleteTenantRecords } from "./tenant-info-store";

/** Tenants that one run examines. */
const BATCH = 500;

/**
 * Deletes the tenants of unfinished sign-ups. A purge starts in one transaction; then the team's data is deleted, and
 * the tenant of Identity Platform last. A purge that stops half-way is finished by the next run.
 */
export async function purgeAbandonedTenants(now: string): Promise<void> {
  const started = await each(await listProvisional(abandonedBefore(now), BATCH), (tenant) => startPurgeOf(tenant, now));
  const deleted = await each(await listStartedPurges(BATCH), purge);
  const failed = started.failed + deleted.failed;
  logger.info("Abandoned tenants were deleted.", { deleted: deleted.done, failed });
  if (failed > 0) throw new Error(`${failed} abandoned tenants are left to the next run.`);
}

const startPurgeOf = async ({ team_id }: Tenant, now: string) => startPurge(team_id, await listSignUps(team_id), now);

async function purge(teamId: string): Promise<void> {
  await deleteTeamData(teamId);
  await deleteTenantRecords(teamId);
  await deleteTenant(teamId);
  await finishPurge(teamId);
}

/** Sequential because of Identity Platform's quotas. One failure does not stop the others. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const count = { done: 0, failed: 0 };
  for (const item of items) {
    try {
      await work(item);
      count.done++;
    } catch (error) {
      logger.error("The clean-up of an abandoned tenant failed.", { item, error });
      count.failed++;
    }
  }
  return count;
}
