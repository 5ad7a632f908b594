import type { campaignSendingApi } from "@dure/domain/email/campaign/campaign-sending-api";
import type { Verbs } from "../../../platform/http/endpoint";
import { cancelCampaign } from "./cancel-campaign";
import { cancelCampaignSchedule } from "./cancel-campaign-schedule";
import { checkCampaign } from "./check-campaign";
import { getRecipient } from "./get-recipient";
import { pauseCampaign } from "./pause-campaign";
import { resendMail } from "./resend-mail";
import { resumeCampaign } from "./resume-campaign";
import { sendCampaign } from "./send-campaign";
import { testCampaign } from "./test-campaign";

export const campaignSendingVerbs: Verbs<typeof campaignSendingApi> = {
  checkCampaign,
  testCampaign,
  sendCampaign,
  cancelCampaignSchedule,
  pauseCampaign,
  resumeCampaign,
  cancelCampaign,
  getRecipient,
  resendMail,
};
