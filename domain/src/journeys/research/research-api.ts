import { z } from "zod";
import { RecordView } from "../../records/record/record";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { ResearchView } from "./research";

const CompanyPath = z.object({ id: Id });
const Quota = z.object({ used: z.int(), limit: z.int() });

export const researchApi = {
  getCompanyResearch: endpoint("member", {
    method: "GET",
    path: "/sales-entity/company/{id}/research",
    summary: "What AI research found about a company, the progress of a run, and the monthly quota",
  })
    .input(z.object({ params: CompanyPath }))
    .output(z.object({ is_available: z.boolean(), research: ResearchView.nullable(), quota: Quota })),

  startCompanyResearch: endpoint("member", {
    method: "POST",
    path: "/sales-entity/company/{id}/research",
    summary: "Start AI research on a company; a running one continues",
  })
    .input(z.object({ params: CompanyPath }))
    .output(ResearchView),

  acceptResearchFinding: endpoint("member", {
    method: "POST",
    path: "/sales-entity/company/{id}/research/{findingId}/accept",
    summary: "Save a finding to a field of the company",
  })
    .input(
      z.object({
        params: CompanyPath.extend({ findingId: Id }),
        body: z.object({
          field_id: Id,
          /** The value that the member saw before; null if there was none. */
          before: z.unknown(),
        }),
      }),
    )
    .output(RecordView),
};
