import { z } from "zod";
import { endpoint, Version } from "../shared/endpoint";
import { PageQuery, pageOf } from "../shared/page";
import { Id } from "../shared/value";
import { EntityId, ListEntityId } from "./entity";
import { Field } from "./field";
import { FilterBody } from "./filter";
import { Pipeline } from "./pipeline";
import { CreateCompany, CreateContact, CreateDeal, CreateLead, Note, NoteText, RecordView } from "./record";

const done = { successStatus: 204 } as const;
const made = { successStatus: 201 } as const;
const EntityPath = z.object({ entityId: EntityId });
const RecordPath = z.object({ entityId: EntityId, recordId: Id });
const NOTES = "/sales-entity/{entityId}/{id}/conversations";
const NotesPath = z.object({ entityId: EntityId, id: Id });
const NotePath = NotesPath.extend({ conversationId: Id });

/** The answer, kept for a repeated call, holds them all and must fit into one document. */
const LeadIds = z.array(Id).min(1).max(100);

const recordApi = {
  listFields: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/fields",
    summary: "Field definitions",
  })
    .input(z.object({ params: EntityPath, query: Version }))
    .output(z.object({ data: z.object({ active: z.array(Field), archived: z.array(Field) }) })),

  createLead: endpoint("member", { method: "POST", path: "/sales-entity/lead", summary: "Create a lead", ...made })
    .input(z.object({ body: CreateLead }))
    .output(RecordView),

  createDeal: endpoint("member", {
    method: "POST",
    path: "/sales-entity/deal/{recordTypeId}",
    summary: "Create a deal of a deal type",
    ...made,
  })
    .input(z.object({ params: z.object({ recordTypeId: Id }), body: CreateDeal }))
    .output(RecordView),

  createCompany: endpoint("member", {
    method: "POST",
    path: "/sales-entity/company",
    summary: "Create a company",
    ...made,
  })
    .input(z.object({ body: CreateCompany }))
    .output(RecordView),

  createContact: endpoint("member", {
    method: "POST",
    path: "/sales-entity/contact",
    summary: "Create a contact",
    ...made,
  })
    .input(z.object({ body: CreateContact }))
    .output(RecordView),

  filterRecords: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/filter",
    summary: "A page of the records that match a filter",
  })
    .input(z.object({ params: z.object({ entityId: ListEntityId }), query: PageQuery, body: FilterBody }))
    .output(pageOf(RecordView)),

  /** What `filterRecords` sends for deals; without it, the address would mean a deal type named "filter". */
  filterDeals: endpoint("member", {
    method: "POST",
    path: "/sales-entity/deal/filter",
    summary: "A page of the deals that match a filter",
  })
    .input(z.object({ query: PageQuery, body: FilterBody }))
    .output(pageOf(RecordView)),

  getRecord: endpoint("member", {
    method: "GET",
    path: "/views/sales-entity/{entityId}/{recordId}",
    summary: "A record with its related records and files",
  })
    .input(z.object({ params: RecordPath }))
    .output(
      z.object({
        record: RecordView,
        relations: z.object({
          lead: z.array(RecordView),
          deal: z.array(RecordView),
          company: z.array(RecordView),
          contact: z.array(RecordView),
        }),
        files: z.array(z.never()),
      }),
    ),

  updateField: endpoint("member", {
    method: "PUT",
    path: "/sales-entity/{entityId}/records/{recordId}/fields/{fieldId}",
    summary: "Change one field of a record",
  })
    .input(z.object({ params: RecordPath.extend({ fieldId: Id }), body: z.object({ value: z.unknown() }) }))
    .output(RecordView),

  setReference: endpoint("member", {
    method: "PUT",
    path: "/sales-entity/{entityId}/records/{recordId}/refer/{refEntityId}",
    summary: "Set or clear the company or contact of a record",
  })
    .input(
      z.object({
        params: RecordPath.extend({ refEntityId: z.enum(["company", "contact"]) }),
        body: z.object({ value: z.object({ id: Id }).nullable() }),
      }),
    )
    .output(RecordView),

  deleteRecord: endpoint("member", {
    method: "DELETE",
    path: "/sales-entity/{entityId}/{recordId}",
    summary: "Delete a record",
    ...done,
  })
    .input(z.object({ params: RecordPath }))
    .output(z.void()),

  quickSearch: endpoint("member", {
    method: "GET",
    path: "/quick-search/sales-entity/{entityId}",
    summary: "Find records by a part of their name, company or e-mail",
  })
    .input(
      z.object({
        params: EntityPath,
        query: z.object({
          search: z.string().trim().max(200),
          cursor: z.string().max(512).optional(),
          exclude: Id.optional(),
        }),
      }),
    )
    .output(pageOf(RecordView)),
};

const noteApi = {
  listNotes: endpoint("member", { method: "GET", path: NOTES, summary: "Memos of a record, newest first" })
    .input(z.object({ params: NotesPath }))
    .output(z.object({ data: z.array(Note) })),

  createNote: endpoint("member", { method: "POST", path: NOTES, summary: "Add a memo", ...made })
    .input(z.object({ params: NotesPath, body: z.object({ text: NoteText }) }))
    .output(Note),

  changeNote: endpoint("member", { method: "PUT", path: `${NOTES}/{conversationId}`, summary: "Rewrite a memo" })
    .input(z.object({ params: NotePath, body: z.object({ text: NoteText }) }))
    .output(Note),

  deleteNote: endpoint("member", {
    method: "DELETE",
    path: `${NOTES}/{conversationId}`,
    summary: "Delete a memo",
    ...done,
  })
    .input(z.object({ params: NotePath }))
    .output(z.void()),
};

const RecordType = z.object({ id: Id, name: z.string(), pipeline: Pipeline.nullable() });

const pipelineApi = {
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

export const recordsApi = { ...recordApi, ...noteApi, ...pipelineApi };
