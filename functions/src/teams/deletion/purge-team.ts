import type { DeletedTeam } from "@dure/domain/teams/deletion/deletion";
import { pictureFolder, TEAM_FOLDERS } from "@dure/domain/teams/deletion/team-folders";
import { deleteAccounts, deleteTenant } from "../../identity/tenant/account";
import { deleteTenantRecords } from "../../identity/tenant/tenant-info-store";
import { domainsClaimedBy } from "../../platform/mail/domain-claim-store";
import { deleteProviderDomain } from "../../platform/mail/provider-domain";
import { objectsBelow, removeObject } from "../../platform/storage/bucket";
import { readBilling } from "../billing/billing-store";
import { callStripe } from "../billing/stripe-client";
import { connectionsOf } from "../connection/connection-store";
import { revokeGrant } from "../connection/revoke-grant";
import { accountPages, clearLinks, deleteAccountDocs, deleteRegistered, deleteTeamDocs } from "./deleted-team-store";
import { tellAdminsOfDeletion } from "./mail-deletion";

const AT_ONCE = 20;

/**
 * Removes all that there is of a team. Each step can be done again, and none removes what a later one needs: a process
 * that dies anywhere leaves a purge that begins again from the first step.
 */
export async function purgeTeam(entry: DeletedTeam): Promise<void> {
  const { team_id: teamId } = entry;
  if (entry.purges === 0) await tellAdminsOfDeletion(entry);
  await endSubscription(teamId);
  for await (const accounts of accountPages(teamId)) {
    await deleteAccounts(
      teamId,
      accounts.map(({ id }) => id),
    );
    for (const { id } of accounts) {
      for (const connection of await connectionsOf(teamId, id)) await revokeGrant(teamId, connection);
      await removeFolder(pictureFolder(id));
    }
    await deleteAccountDocs(accounts);
  }
  for (const folder of Object.keys(TEAM_FOLDERS)) await removeFolder(`/${folder}/${teamId}/`);
  await clearLinks(teamId);
  for (const { domain, id } of await domainsClaimedBy(teamId)) await deleteProviderDomain(domain, id);
  await deleteRegistered(teamId);
  await deleteTenantRecords(teamId);
  await deleteTenant(teamId);
  await deleteTeamDocs(teamId);
}

/** Stripe charges nothing more. What was paid stays in Stripe's books. */
async function endSubscription(teamId: string): Promise<void> {
  const { subscription } = await readBilling(teamId);
  if (!subscription || subscription.status === "ended") return;
  await callStripe(async (stripe) => {
    const known = await stripe.subscriptions.retrieve(subscription.id);
    if (known.status !== "canceled") await stripe.subscriptions.cancel(known.id);
  });
}

async function removeFolder(folder: string): Promise<void> {
  for await (const objects of objectsBelow(folder))
    for (let from = 0; from < objects.length; from += AT_ONCE)
      await Promise.all(objects.slice(from, from + AT_ONCE).map(({ path }) => removeObject(path)));
}
