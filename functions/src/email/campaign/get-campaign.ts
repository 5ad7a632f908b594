import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readCampaign } from "./campaign-store";
import { viewOf } from "./campaign-view";

export const getCampaign: Verb<typeof emailApi.getCampaign> = async (ctx, { params }) =>
  viewOf(ctx, await readCampaign(ctx.teamId, params.id));
