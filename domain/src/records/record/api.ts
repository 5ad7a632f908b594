import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Cursor, pageOf } from "../../shared/page";
import { Id, Line, Token } from "../../shared/value";
import { RecordFile } from "../file/file";
import { ListBody, ListQuery } from "../filter/filter";
import { LegacyLead } from "../incoming/legacy-lead";
import { CREATED, EntityPath, NO_CONTENT, RecordPath } from "./endpoint-parts";
import { EntityId, ListEntityId } from "./entity";
import { FoundRecord } from "./quick-search";
import { CreateCompany, CreateContact, CreateDeal, CreateLead, RecordView, RequiredText } from "./record";
import { SingleRecord } from "./single-record";
import { TrashEntry } from "./trash";

/** `referred` is set on request: each company and contact of the page once, as far as the caller may see it. */
export const RecordPage = pageOf(RecordView).extend({ referred: z.array(RecordView).optional() });

/** The value that the caller started from, as records show it; without one nothing is compared. */
const SeenValue = z.unknown().optional();

export const recordApi = {
  createLead: endpoint("member", { method: "POST", path: "/sales-entity/lead", summary: "Create a lead", ...CREATED })
    .input(z.object({ body: CreateLead }))
    .output(RecordView),

  createDeal: endpoint("member", {
    method: "POST",
    path: "/sales-entity/deal/{recordTypeId}",
    summary: "Create a deal of a deal type",
    ...CREATED,
  })
    .input(z.object({ params: z.object({ recordTypeId: Id }), body: CreateDeal }))
    .output(RecordView),

  createCompany: endpoint("member", {
    method: "POST",
    path: "/sales-entity/company",
    summary: "Create a company",
    ...CREATED,
  })
    .input(z.object({ body: CreateCompany }))
    .output(RecordView),

  createContact: endpoint("member", {
    method: "POST",
    path: "/sales-entity/contact",
    summary: "Create a contact",
    ...CREATED,
  })
    .input(z.object({ body: CreateContact }))
    .output(RecordView),

  filterRecords: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/{entityId}/filter",
      summary: "A page of the records that match a filter",
    },
    { reads: true, skipOutputValidation: true },
  )
    .input(z.object({ params: z.object({ entityId: ListEntityId }), query: ListQuery, body: ListBody }))
    .output(RecordPage),

  /** `filterRecords` for deals. Without this route, the path would match a deal type named "filter". */
  filterDeals: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/deal/filter",
      summary: "A page of the deals that match a filter",
    },
    { reads: true, skipOutputValidation: true },
  )
    .input(z.object({ query: ListQuery, body: ListBody }))
    .output(RecordPage),

  getRecord: endpoint("member", {
    method: "GET",
    path: "/views/sales-entity/{entityId}/{recordId}",
    summary: "A record with its related records and files",
  })
    .input(z.object({ params: RecordPath }))
    .output(
      z.object({
        record: SingleRecord,
        relations: z.object({
          lead: z.array(RecordView),
          deal: z.array(RecordView),
          company: z.array(RecordView),
          contact: z.array(RecordView),
        }),
        /** The relations with more records than shown; only the newest are listed. */
        cut: z.array(EntityId),
        files: z.array(RecordFile),
      }),
    ),

  /**
   * A `version` before 20250519 asks for the older shape of leads and deals (docs/product/records.md#older-lead-shape).
   */
  readRecord: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/{recordId}",
    summary: "A record without its related records",
  })
    .input(z.object({ params: RecordPath, query: Version }))
    .output(z.union([SingleRecord, LegacyLead])),

  updateFieldValue: endpoint("member", {
    method: "PUT",
    path: "/sales-entity/{entityId}/records/{recordId}/fields/{fieldId}",
    summary: "Change one field of a record",
  })
    .input(
      z.object({
        params: RecordPath.extend({ fieldId: Id }),
        body: z.object({ value: z.unknown(), before: SeenValue }),
      }),
    )
    .output(RecordView),

  setReference: endpoint("member", {
    method: "PUT",
    path: "/sales-entity/{entityId}/records/{recordId}/refer/{refEntityId}",
    summary: "Set or clear the company or contact of a record",
  })
    .input(
      z.object({
        params: RecordPath.extend({ refEntityId: z.enum(["company", "contact"]) }),
        body: z.object({ value: z.object({ id: Id }).nullable(), before: SeenValue }),
      }),
    )
    .output(RecordView),

  deleteRecord: endpoint("member", {
    method: "DELETE",
    path: "/sales-entity/{entityId}/{recordId}",
    summary: "Delete a record",
    ...NO_CONTENT,
  })
    .input(z.object({ params: RecordPath }))
    .output(z.void()),

  /** The last deleted first, or those whose names have a text. A page may be short: what the caller may not see is left out. */
  listTrash: endpoint("member", {
    method: "GET",
    path: "/trash/{entityId}",
    summary: "List deleted records that can be restored",
  })
    .input(
      z.object({
        params: EntityPath,
        query: z.object({ cursor: Cursor.optional(), search: Line(200).optional() }).optional(),
      }),
    )
    .output(z.object({ data: z.array(TrashEntry), cursor: z.string().nullable(), is_last: z.boolean() })),

  /** Within 30 days of its deletion. */
  restoreRecord: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/{recordId}/restore",
    summary: "Restore a deleted record",
  })
    .input(z.object({ params: RecordPath }))
    .output(RecordView),

  duplicateRecord: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/{id}/duplicate",
    summary: "Duplicate a lead, deal or contact",
    ...CREATED,
  })
    .input(z.object({ params: EntityPath.extend({ id: Id }) }))
    .output(RecordView),

  renameCompany: endpoint("member", {
    method: "PUT",
    path: "/sales-entity/company/{id}/name",
    summary: "Rename a company, and link it to a company in the registry",
  })
    .input(
      z.object({
        params: z.object({ id: Id }),
        body: z.object({ name: RequiredText, nice_id: Token(64).nullable().default(null) }),
      }),
    )
    .output(RecordView),

  quickSearch: endpoint("member", {
    method: "GET",
    path: "/quick-search/sales-entity/{entityId}",
    summary: "Find records by part of their name, company or email, or by initial consonants; closest first",
  })
    .input(
      z.object({
        params: EntityPath,
        query: z.object({
          search: Line(200),
          cursor: Cursor.optional(),
          exclude: Id.optional(),
        }),
      }),
    )
    .output(pageOf(FoundRecord)),
};
