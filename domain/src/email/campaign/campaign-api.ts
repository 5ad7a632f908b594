import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { PageQuery } from "../../shared/page";
import { personal } from "../../shared/personal";
import { AnyTime, Email, Flag, Id, Line, Time } from "../../shared/value";
import { Recipient } from "../ledger/recipient";
import { CampaignContent, CampaignSummary, CampaignView } from "./campaign";
import { CampaignVersion, VersionNumber } from "./campaign-version";
import { CheckField, CheckType } from "./check-campaign";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
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

const Body = CampaignContent.extend({
  scheduled_at: AnyTime.nullable().default(null),
  /** Left out of a change, the name stays as it is. */
  name: CampaignContent.shape.name.optional(),
});

export const campaignApi = {
  listCampaigns: endpoint("member", {
    method: "GET",
    path: "/email-campaigns",
    summary: "The team's email campaigns, last changed first, without their content",
  })
    .input(z.object({ query: PageQuery.extend({ archived: Flag.optional() }).optional() }))
    .output(z.object({ data: z.array(CampaignSummary), cursor: z.string().nullable(), is_last: z.boolean() })),

  getCampaign: endpoint("member", { method: "GET", path: "/email-campaigns/{id}", summary: "An email campaign" })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  createCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns",
    summary: "Make an email campaign, as a draft",
    ...CREATED,
  })
    .input(z.object({ body: Body }))
    .output(CampaignView),

  changeCampaign: endpoint("member", {
    method: "PUT",
    path: "/email-campaigns/{id}",
    summary: "Replace the content of a draft",
  })
    .input(z.object({ params: CampaignPath, query: BasedOn.optional(), body: Body }))
    .output(CampaignView),

  renameCampaign: endpoint("member", {
    method: "PUT",
    path: "/email-campaigns/{id}/name",
    summary: "Rename an email campaign in any state",
  })
    .input(z.object({ params: CampaignPath, body: z.object({ name: CampaignContent.shape.name }) }))
    .output(CampaignView),

  deleteCampaign: endpoint("member", {
    method: "DELETE",
    path: "/email-campaigns/{id}",
    summary: "Delete an email campaign that is neither scheduled nor being sent",
    ...NO_CONTENT,
  })
    .input(z.object({ params: CampaignPath }))
    .output(z.void()),

  duplicateCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/duplicate",
    summary: "Copy an email campaign's content into a new draft",
    ...CREATED,
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  archiveCampaign: endpoint("member", {
    method: "PUT",
    path: "/email-campaigns/{id}/archive",
    summary: "Take an email campaign out of the list, or back into it",
  })
    .input(z.object({ params: CampaignPath, body: z.object({ archived: z.boolean() }) }))
    .output(CampaignView),

  listCampaignVersions: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/versions",
    summary: "The earlier versions of an email campaign, newest first, without their content",
  })
    .input(z.object({ params: CampaignPath }))
    .output(z.object({ data: z.array(CampaignVersion.omit({ content: true })) })),

  getCampaignVersion: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/versions/{version}",
    summary: "An earlier version of an email campaign",
  })
    .input(z.object({ params: CampaignPath.extend({ version: VersionNumber }) }))
    .output(CampaignVersion),

  checkCampaign: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/check",
    summary: "What keeps an email campaign from being sent, or should be looked at",
  })
    .input(z.object({ params: CampaignPath }))
    .output(z.object({ issues: z.array(CheckedIssue), can_send: z.boolean(), recipients: z.int().nonnegative() })),

  testCampaign: endpoint(
    "member",
    {
      method: "POST",
      path: "/email-campaigns/{id}/test",
      summary: "Send an email campaign to a few addresses, to try it",
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
    summary: "Take back the schedule of an email campaign, which is a draft again",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  pauseCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/pause",
    summary: "Stop sending an email campaign for now",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  resumeCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/resume",
    summary: "Go on sending an email campaign",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  cancelCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns/{id}/cancellation",
    summary: "Stop sending an email campaign for good",
  })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  getRecipient: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/recipients/{key}",
    summary: "What happened to one address of an email campaign",
  })
    .input(z.object({ params: CampaignPath.extend({ key: Id }) }))
    .output(Recipient.extend({ email: z.string().meta(personal("contact")) })),
};
