import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { endpoint } from "../../shared/endpoint";
import { Cursor, PAGE_COUNT, pageOf } from "../../shared/page";
import { Id } from "../../shared/value";
import { CampaignReport, LinkRow } from "./campaign-report";
import { MailActivity } from "./mail-activity";
import { ReportRow } from "./report-row";
import { Direction, ReportStatus, SortField } from "./report-status";

const Path = z.object({ id: Id });
const LINKS_ON_PAGE = 10;

const pageQuery = (size: number) => ({
  page_count: z.coerce.number<number>().int().min(1).max(500).default(size),
  cursor: Cursor.optional(),
});

export const reportApi = {
  getCampaignReport: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/report",
    summary: "The results of an email campaign, in numbers",
  })
    .input(z.object({ params: Path }))
    .output(CampaignReport),

  getReportContent: endpoint("member", {
    method: "GET",
    path: "/email-campaigns/{id}/report/content",
    summary: "An email campaign's HTML, for the click map",
  })
    .input(z.object({ params: Path }))
    .output(z.object({ html: z.string() })),

  listMailActivity: endpoint("member", {
    method: "GET",
    path: "/email/activity/{entityId}/{recordId}",
    summary: "The email campaigns sent to a record's address, newest first, with their results",
  })
    .input(z.object({ params: z.object({ entityId: EntityId, recordId: Id }) }))
    .output(z.object({ data: z.array(MailActivity) })),

  listCampaignRecipients: endpoint(
    "member",
    {
      method: "POST",
      path: "/email-campaigns/{id}/recipients",
      summary: "The recipients of an email campaign with a given status",
    },
    { reads: true },
  )
    .input(
      z.object({
        params: Path,
        query: z.object({ ...pageQuery(PAGE_COUNT), status: ReportStatus.default("delivered") }).prefault({}),
        body: z.object({ sorting: z.object({ identifier: SortField, direction: Direction }).optional() }).prefault({}),
      }),
    )
    .output(pageOf(ReportRow)),

  listLinkPerformance: endpoint(
    "member",
    {
      method: "POST",
      path: "/email-campaigns/{id}/results/link-performance",
      summary: "The links of an email campaign that were clicked",
    },
    { reads: true },
  )
    .input(
      z.object({
        params: Path,
        query: z.object(pageQuery(LINKS_ON_PAGE)).prefault({}),
        body: z
          .object({
            sorting: z
              .object({
                identifier: z.enum(["clicked_url", "click_count", "total_click_count"]),
                direction: Direction,
              })
              .optional(),
          })
          .prefault({}),
      }),
    )
    .output(pageOf(LinkRow)),

  exportCampaignRecipients: endpoint(
    "admin",
    {
      method: "GET",
      path: "/email-campaigns/{id}/recipients/export",
      summary: "All recipients of an email campaign with the outcome of their email, as CSV",
      outputStructure: "detailed",
    },
    { answersFile: ["text/csv"] },
  )
    .input(z.object({ params: Path }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};
