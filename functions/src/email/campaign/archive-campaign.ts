import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { changeState } from "./change-state";

/** Archived campaigns leave the list; nothing else changes for them. */
export const archiveCampaign: Verb<typeof emailApi.archiveCampaign> = (ctx, { params, body: { archived } }) =>
  changeState(ctx, params.id, "campaign.archived", (campaign) => ({
    ...campaign,
    archived_at: archived ? (campaign.archived_at ?? ctx.now) : null,
  }));
