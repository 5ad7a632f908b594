import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id, Token } from "../../shared/value";
import { StageStatus } from "../field/field";
import { CREATED, EntityPath, NO_CONTENT } from "../record/endpoint-parts";
import { EntityId } from "../record/entity";
import { CreateLead, RecordView } from "../record/record";
import { boardApi } from "./board-api";
import { DealTypeOrder } from "./deal-type-order";
import { MAX_PIPELINES, MAX_STAGES, Pipeline, PipelineTitle, StageLabel, StatusStages } from "./pipeline";
import { StageSettingsChange } from "./stage-settings";

/** The answer is stored for idempotent retries and must fit into one document. */
const LeadIds = z.array(Id).min(1).max(100);

const RecordType = z.object({ id: Id, name: z.string(), pipeline: Pipeline.nullable() });

const PipelinePath = z.object({ id: Id });
const StagePath = PipelinePath.extend({ stageId: Id });
const RecordTypePath = z.object({ entityId: EntityId, id: Id });

/** Stage ids, or stages as the pipeline lists them. */
const StageOrder = z.array(z.union([Id, z.object({ id: Id }).transform(({ id }) => id)])).max(MAX_STAGES);

/** Deal types and their stages; changing them is for admins. */
const pipelineSettingsApi = {
  createPipeline: endpoint("admin", {
    method: "POST",
    path: "/deal-pipelines",
    summary: "Create a deal type",
    ...CREATED,
  })
    .input(z.object({ body: z.object({ title: PipelineTitle, statuses: StatusStages }) }))
    .output(Pipeline),

  renamePipeline: endpoint("admin", {
    method: "PUT",
    path: "/deal-pipelines/{id}/rename",
    summary: "Rename a deal type",
  })
    .input(z.object({ params: PipelinePath, body: z.object({ title: PipelineTitle }) }))
    .output(Pipeline),

  deletePipeline: endpoint("admin", {
    method: "DELETE",
    path: "/deal-pipelines/{id}",
    summary: "Delete a deal type with all its deals",
    ...NO_CONTENT,
  })
    .input(z.object({ params: PipelinePath }))
    .output(z.void()),

  addStages: endpoint("admin", {
    method: "POST",
    path: "/deal-pipelines/{id}/stages",
    summary: "Add stages to a deal type",
    ...CREATED,
  })
    .input(z.object({ params: PipelinePath, body: z.object({ status_stages: StatusStages }) }))
    .output(Pipeline),

  renameStage: endpoint("admin", {
    method: "PATCH",
    path: "/deal-pipelines/{id}/stages/{stageId}",
    summary: "Change a stage: its name, color, probability, days until stale and required fields",
  })
    .input(z.object({ params: StagePath, body: StageSettingsChange.extend({ label: StageLabel.optional() }) }))
    .output(Pipeline),

  deleteStage: endpoint("admin", {
    method: "DELETE",
    path: "/deal-pipelines/{id}/stages/{stageId}",
    summary: "Delete a stage that holds no deals",
    ...NO_CONTENT,
  })
    .input(z.object({ params: StagePath }))
    .output(z.void()),

  orderStages: endpoint("admin", {
    method: "POST",
    path: "/deal-pipelines/{id}/status/{status}/orders",
    summary: "Reorder the stages of a status",
  })
    .input(z.object({ params: PipelinePath.extend({ status: StageStatus }), body: z.object({ stages: StageOrder }) }))
    .output(Pipeline),

  getDealTypeOrder: endpoint("member", {
    method: "GET",
    path: "/teams/gnb-setting",
    summary: "The order of the deal types in the menu",
  })
    .input(z.object({}))
    .output(DealTypeOrder),

  setDealTypeOrder: endpoint("admin", {
    method: "PUT",
    path: "/teams/gnb-setting",
    summary: "Reorder the deal types in the menu, for all members",
  })
    .input(
      z.object({
        body: z.object({
          data: z.array(Id).max(MAX_PIPELINES),
          /** The reordered part of the menu; only deal types exist. */
          target_name: Token(100).optional(),
        }),
      }),
    )
    .output(DealTypeOrder),
};

const recordTypeApi = {
  listRecordTypes: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-types",
    summary: "Record types of an entity",
  })
    .input(z.object({ params: EntityPath }))
    .output(z.object({ data: z.array(RecordType) })),

  getRecordType: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-types/{id}",
    summary: "A record type of an entity",
  })
    .input(z.object({ params: RecordTypePath }))
    .output(RecordType),

  deleteRecordType: endpoint("admin", {
    method: "DELETE",
    path: "/sales-entity/{entityId}/record-types/{id}",
    summary: "Delete a deal type with all its deals; other record types can't be deleted",
    ...NO_CONTENT,
  })
    .input(z.object({ params: RecordTypePath }))
    .output(z.void()),
};

export const pipelineApi = {
  ...pipelineSettingsApi,
  ...recordTypeApi,
  ...boardApi,

  listPipelines: endpoint("member", {
    method: "GET",
    path: "/deal-pipelines",
    summary: "Deal pipelines with their stages, in the order of the menu",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(Pipeline) })),

  convertLead: endpoint("member", {
    method: "POST",
    path: "/deals",
    summary: "Create a deal of a deal type, from an existing lead (by its id) or from new values",
  })
    .input(
      z.object({
        body: z.object({
          lead: z.union([z.object({ id: Id }), CreateLead]),
          /** Without a stage: the deal type's first one. */
          deal: z.object({ record_type_id: Id, stage_id: Id.optional() }),
        }),
      }),
    )
    .output(RecordView),

  allocateLeads: endpoint("member", {
    method: "POST",
    path: "/deal-pipelines/{id}/allocate",
    summary: "Move leads or deals to a stage",
  })
    .input(
      z.object({
        params: PipelinePath,
        body: z.object({ stage_id: Id, lead_ids: LeadIds }),
      }),
    )
    .output(z.object({ data: z.array(RecordView) })),

  deallocateLeads: endpoint("member", {
    method: "POST",
    path: "/deal-pipelines/{id}/deallocate",
    summary: "Turn deals back into leads",
  })
    .input(z.object({ params: PipelinePath, body: z.object({ lead_ids: LeadIds }) }))
    .output(z.object({ data: z.array(RecordView) })),
};
