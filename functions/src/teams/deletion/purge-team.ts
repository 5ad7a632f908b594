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
 * Removes all data of a team. Each step is idempotent, and no step removes data that a later one needs, so after a
 * crash the purge starts again from the first step.
 */
export async function purgeTeam(entry: DeletedTeam): Promise<void> {
  const { team_id: teamId } = entry;
  if (entry.purges === 0) await tellAdminsOfDeletion(entry);
  await endBilling(entry);
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

/**
 * Ends all subscriptions at Stripe. They are listed from Stripe, since the team's stored billing may be out of date.
 * Payments stay in Stripe's books.
 */
async function endBilling({ team_id, customer_id }: DeletedTeam): Promise<void> {
  // A customer that was created while the deletion started is only in the team's billing, as for entries without an id.
  const customer = customer_id ?? (await readBilling(team_id)).customer_id;
  if (!customer) return;
  await callStripe(async (stripe) => {
    // Checkout pages first: a payment made before they expire shows up as a subscription in the list that follows.
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: "open" }))
      await stripe.checkout.sessions.expire(id);
    for await (const { id, status } of stripe.subscriptions.list({ customer, status: "all" }))
      if (!ENDED.includes(status)) await stripe.subscriptions.cancel(id);
  });
}

/** Stripe's states of subscriptions that can't be canceled. */
const ENDED: readonly string[] = ["canceled", "incomplete_expired"];

async function removeFolder(folder: string): Promise<void> {
  for await (const objects of objectsBelow(folder))
    for (let from = 0; from < objects.length; from += AT_ONCE)
      await Promise.all(objects.slice(from, from + AT_ONCE).map(({ path }) => removeObject(path)));
}
