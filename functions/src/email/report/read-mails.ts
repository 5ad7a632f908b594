import { normaliseAddress } from "@dure/domain/email/address/address";
import { mailActivityOf } from "@dure/domain/email/event/mail-activity-of";
import type { MailActivity, MailTest } from "@dure/domain/records/filter/mail-activity";
import { addressKey } from "../address/address-key";
import { launchedCampaigns, recipientIn } from "./report-store";

/** How many of the last campaigns a condition on any campaign searches. */
const CAMPAIGNS = 100;

/** What is known of mails to an address, as far as conditions ask for it. */
export async function readMails(teamId: string, address: string, tests: readonly MailTest[]): Promise<MailActivity[]> {
  const email = normaliseAddress(address);
  if (email === undefined || tests.length === 0) return [];
  const named = tests.flatMap(({ campaignId }) => campaignId ?? []);
  const asksForAny = tests.some(({ campaignId }) => campaignId === null);
  const launched = asksForAny ? await launchedCampaigns(teamId, CAMPAIGNS) : [];
  const ids = [...new Set([...named, ...launched.map(({ id }) => id)])];
  const found = await recipientIn(teamId, ids, addressKey(teamId, email));
  return found.flatMap((recipient, place) => (recipient ? [mailActivityOf(ids[place] ?? "", recipient)] : []));
}
