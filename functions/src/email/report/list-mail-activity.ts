import { normaliseAddress } from "@dure/domain/email/address/address";
import type { emailApi } from "@dure/domain/email/api";
import { statusOf } from "@dure/domain/email/ledger/recipient";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../../records/record/visible-record";
import { addressKey } from "../address/address-key";
import { launchedCampaigns, recipientIn } from "./report-store";

/** How many of the last campaigns are searched. */
const CAMPAIGNS = 100;

export const listMailActivity: Verb<typeof emailApi.listMailActivity> = async (ctx, { params }) => {
  const record = await readVisible(ctx, params.entityId, params.recordId);
  const email = normaliseAddress(record.email ?? "");
  if (!email) return { data: [] };
  const campaigns = await launchedCampaigns(ctx.teamId, CAMPAIGNS);
  const found = await recipientIn(
    ctx.teamId,
    campaigns.map(({ id }) => id),
    addressKey(ctx.teamId, email),
  );
  return {
    data: campaigns.flatMap((campaign, place) => {
      const recipient = found[place];
      if (!recipient || recipient.status === "skipped") return [];
      return [
        {
          campaign,
          recipient_id: recipient.id,
          status: statusOf(recipient),
          sent_at: recipient.sent_at,
          bounce_type: recipient.bounce_type,
          total_open_count: recipient.total_open_count,
          last_opened_at: recipient.last_opened_at,
          total_click_count: recipient.total_click_count,
          last_clicked_at: recipient.last_clicked_at,
          unsubscribed_at: recipient.unsubscribed_at,
        },
      ];
    }),
  };
};
