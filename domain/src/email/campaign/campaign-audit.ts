import type { Campaign } from "./campaign";

type Named =
  | "id"
  | "name"
  | "status"
  | "subject"
  | "sender_email"
  | "sender_name"
  | "segment_ids"
  | "with_unsubscriber"
  | "scheduled_at"
  | "schedule_zone"
  | "archived_at"
  | "pause";

/** What the audit log and events say of a campaign. */
export type CampaignAudit = Pick<Campaign, Named>;

export function toAudit(campaign: Campaign): CampaignAudit {
  const { id, name, status, subject, sender_email, sender_name, segment_ids } = campaign;
  const { with_unsubscriber, scheduled_at, schedule_zone, archived_at, pause } = campaign;
  return {
    id,
    name,
    status,
    subject,
    sender_email,
    sender_name,
    segment_ids,
    with_unsubscriber,
    scheduled_at,
    schedule_zone,
    archived_at,
    pause,
  };
}
