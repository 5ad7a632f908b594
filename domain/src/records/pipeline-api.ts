import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Id } from "../shared/value";
import { EntityPath } from "./api-parts";
import { Pipeline } from "./pipeline";
import { RecordView } from "./record";

/** The answer, kept for a repeated call, holds them all and must fit into one document. */
const LeadIds = z.array(Id).min(1).max(100);

const RecordType = z.object({ id: Id, name: z.string(), pipeline: Pipeline.nullable() });

export const pipelineApi = {
  listPipelines: endpoint("member", {
    method: "GET",
    path: "/deal-pipelines",
    summary: "Deal pipelines with their stages",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(Pipeline) })),

  listRecordTypes: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-types",
    summary: "Record types of an entity",
  })
    .input(z.object({ params: EntityPath }))
    .output(z.object({ data: z.array(RecordType) })),

  convertLead: endpoint("member", {
    method: "POST",
    path: "/deals",
    summary: "Convert a lead to a deal of a deal type",
  })
    .input(
      z.object({
        body: z.object({ lead: z.object({ id: Id }), deal: z.object({ record_type_id: Id, stage_id: Id.optional() }) }),
      }),
    )
    .output(RecordView),

  allocateLeads: endpoint("member", {
    method: "POST",
    path: "/deal-pipelines/{id}/allocate",
    summary: "Put leads or deals at a stage",
  })
    .input(
      z.object({
        params: z.object({ id: Id }),
        body: z.object({ stage_id: Id, lead_ids: LeadIds }),
      }),
    )
    .output(z.object({ data: z.array(RecordView) })),

  deallocateLeads: endpoint("member", {
    method: "POST",
    path: "/deal-pipelines/{id}/deallocate",
    summary: "Turn deals back into leads",
  })
    .input(z.object({ params: z.object({ id: Id }), body: z.object({ lead_ids: LeadIds }) }))
    .output(z.object({ data: z.array(RecordView) })),
};
