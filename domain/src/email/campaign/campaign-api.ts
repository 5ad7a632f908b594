import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { PageQuery } from "../../shared/page";
import { AnyTime, Flag, Id, Line } from "../../shared/value";
import { CampaignContent, CampaignSummary, CampaignView } from "./campaign";
import { CampaignStatus } from "./campaign-status";
import { CampaignVersion, VersionNumber } from "./campaign-version";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
const CampaignPath = z.object({ id: Id });

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
    .input(
      z.object({
        query: PageQuery.extend({
          archived: Flag.optional(),
          status: CampaignStatus.optional(),
          /** A part of the name. */
          search: Line(100).optional(),
        }).optional(),
      }),
    )
    .output(z.object({ data: z.array(CampaignSummary), cursor: z.string().nullable(), is_last: z.boolean() })),

  getCampaign: endpoint("member", { method: "GET", path: "/email-campaigns/{id}", summary: "An email campaign" })
    .input(z.object({ params: CampaignPath }))
    .output(CampaignView),

  createCampaign: endpoint("member", {
    method: "POST",
    path: "/email-campaigns",
    summary: "Create an email campaign as a draft",
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
    summary: "Archive an email campaign, or restore it",
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
};
