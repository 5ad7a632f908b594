import { abandonedBefore } from "@dure/domain/identity/tenant";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { logger } from "firebase-functions";
import { abandonTenant, deleteTeamData, forgetAbandoned, listAbandoned, listProvisional } from "./abandoned-tenant-store";
import { deleteTenant, listSignUps } from "./account";
import { deleteTenantRecords } from "./tenant-info-store";

/** Tenants that one run examines. */
const BATCH = 500;

/**
 * Deletes tenants whose sign-up nobody went through with. First each is given up in one transaction, then what is left
 * of it goes, the tenant of Identity Platform last; where a run stops, the next one goes on.
 */
export async function deleteAbandoned(now: string): Promise<void> {
  const given = await each(await listProvisional(abandonedBefore(now), BATCH), (tenant) =>
    abandonWithSignUps(tenant, now),
  );
  const deleted = await each(await listAbandoned(BATCH), deleteRest);
  const failed = given.failed + deleted.failed;
  logger.info("Abandoned tenants were deleted.", { deleted: deleted.done, failed });
  if (failed > 0) throw new Error(`${failed} abandoned tenants are left to the next run.`);
}

const abandonWithSignUps = async ({ team_id }: Tenant, now: string) =>
  abandonTenant(team_id, await listSignUps(team_id), now);

async function deleteRest(teamId: string): Promise<void> {
  await deleteTeamData(teamId);
  await deleteTenantRecords(teamId);
  await deleteTenant(teamId);
  await forgetAbandoned(teamId);
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
