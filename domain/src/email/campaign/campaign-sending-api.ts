import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { personal } from "../../shared/personal";
import { Email, Id, Line, Time } from "../../shared/value";
import { Recipient } from "../ledger/recipient";
import { AudienceCount } from "../segment/audience-count";
import { CampaignSummary, CampaignView } from "./campaign";
import { CheckField, CheckType } from "./check-campaign";

const NO_CONTENT = { successStatus: 204 } as const;
const CampaignPath = z.object({ id: Id });
const MAX_TEST_RECIPIENTS = 5;

/** A text in the caller's language, as answers of the check have it. */
const CheckedIssue = z.object({
  type: CheckType,
  field: CheckField,
  message: z.string(),
  /** The variables without a fallback. */
  names: z.array(z.string()).optional(),
});

/** One address of a campaign, with all that happened to its mail. */
const RecipientStory = Recipient.extend({ email: z.string().meta(personal("contact")) });

export const campaignSendingApi = {
  checkCampaign: endpoint(
    "member",
    {
      method: "GET",
      path: "/email-campaigns/{id}/check",
      summary: "The problems that keep an email campaign from being sent, and recommendations",
    },
    { ratePerMinute: 60 },
  )
    .input(z.object({ params: CampaignPath }))
    .output(AudienceCount.extend({ issues: z.array(CheckedIssue), can_send: z.boolean() })),

  testCampaign: endpoint(
    "member",
    {
      method: "POST",
      path: "/email-campaigns/{id}/test",
      summary: "Send an email campaign to a few addresses as a test",
      ...NO_CONTENT,
    },
    { keys: "refused", ratePerMinute: 30 },
  )
    .input(
      z.object({
        params: CampaignPath,
        body: z.object({
          recipients: z
            .array(z.object({ email: Email, name: Line(100).default(""), company: Line(200).default("") }))
            .min(1)
            .max(MAX_TEST_RECIPIENTS),
        }),
      }),
    )
    .output(z.void()),

  sendCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/send",
    summary: "Send an email campaign now, or at its scheduled time",
  })
    .input(z.object({ params: CampaignPath, body: z.object({ with_unsubscriber: z.boolean().default(false) }) }))
    .output(z.object({ total_send: z.int().nonnegative(), status: CampaignSummary.shape.status, at: Time })),

  cancelCampaignSchedule: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/schedule/cancellation",
    summary: "Cancel an email campaign's schedule, which turns it back into a draft",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  pauseCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/pause",
    summary: "Pause sending an email campaign",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  resumeCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/resume",
    summary: "Resume sending an email campaign",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  cancelCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/cancellation",
    summary: "Cancel sending an email campaign",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  getRecipient: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/recipients/{key}",
    summary: "What happened to one recipient of an email campaign",
  })
    .input(z.object({ params: CampaignPath.extend({ key: Id }) }))
    .output(RecipientStory),

  resendMail: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/recipients/{key}/resend",
    summary: "Resend an email whose outcome is unknown; the recipient may get it twice",
  })
    .input(z.object({ params: CampaignPath.extend({ key: Id }) }))
    .output(RecipientStory),
};
