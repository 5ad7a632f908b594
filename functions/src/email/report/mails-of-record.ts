import { normaliseAddress } from "@dure/domain/email/address/address";
import { momentsOfMail } from "@dure/domain/email/report/moments-of-mail";
import type { MailMoment } from "@dure/domain/records/timeline/mail-moment";
import { addressKey } from "../address/address-key";
import { findSentFollowUps } from "../follow-up/sent-follow-up-store";
import { launchedCampaigns, trackedIn } from "./report-store";

/** Campaigns that are looked through, those of automations among them. */
const CAMPAIGNS = 100;

/** The mails to a record's current address, with their outcome: those of campaigns and automations, and follow-ups. */
export async function mailsOfRecord(teamId: string, address: string): Promise<MailMoment[]> {
  const email = normaliseAddress(address);
  if (email === undefined) return [];
  const [campaigns, followUps] = await Promise.all([
    launchedCampaigns(teamId, CAMPAIGNS),
    findSentFollowUps(teamId, email),
  ]);
  const ids = campaigns.map(({ id }) => id);
  const found = await trackedIn(teamId, ids, addressKey(teamId, email));
  const moments = campaigns.flatMap((campaign, place) => {
    const recipient = found[place];
    return recipient ? momentsOfMail(campaign, recipient) : [];
  });
  const sent = followUps.map(
    ({ id, title, sent_at }): MailMoment => ({
      ...{ id: `follow-up-${id}`, at: sent_at, type: "mail.sent", title },
      campaign_id: null,
    }),
  );
  return [...moments, ...sent];
}
