import type { emailApi } from "@dure/domain/email/api";
import { blocks } from "@dure/domain/email/campaign/check-campaign";
import type { Verb } from "../../../platform/http/endpoint";
import { readCampaign } from "../campaign-store";
import { checkWithFacts } from "./campaign-facts";

export const checkCampaign: Verb<typeof emailApi.checkCampaign> = async (ctx, { params }) => {
  const { issues, audience } = await checkWithFacts(ctx, await readCampaign(ctx.teamId, params.id));
  return {
    issues: issues.map((issue) => ({ ...issue, message: issue.message[ctx.locale] })),
    can_send: !blocks(issues),
    ...audience,
  };
};
