import { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import { Id, Line } from "@dure/domain/shared/value";
import { z } from "zod";
import { MAX_ROWS, Rows } from "./rows";
import { type AnyTool, defineTool, type EndpointName } from "./tool";

const Record = { entity: EntityId.describe("lead, deal, company or contact"), record_id: Id };
const Values = z.record(z.string(), z.unknown());

const searchRecords = defineTool({
  name: "search_records",
  title: "Search records",
  description: `Find leads, deals, companies or contacts by words in their names, emails or numbers. Returns at most ${MAX_ROWS} of them, newest first; pass the returned cursor for more.`,
  action: "read",
  input: z.object({
    entity: ListEntityId.default("lead-deal-combined").describe(
      "lead, deal, company, contact, or lead-deal-combined for leads and deals",
    ),
    text: Line(200).optional().describe("Words to look for; leave out for all records"),
    ...Rows,
  }),
  run: ({ call }, { entity, text, limit, cursor }) =>
    call("records.filterRecords", {
      params: { entityId: entity },
      query: { page_count: limit, cursor },
      body: text ? { search: text } : {},
    }),
});

const getRecord = defineTool({
  name: "get_record",
  title: "Read a record",
  description: "All fields of one lead, deal, company or contact.",
  action: "read",
  input: z.object(Record),
  run: ({ call }, { entity, record_id }) =>
    call("records.readRecord", { params: { entityId: entity, recordId: record_id }, query: {} }),
});

const listNotes = defineTool({
  name: "list_notes",
  title: "List a record's memos",
  description: "What members have written on a record.",
  action: "read",
  input: z.object({ ...Record, ...Rows }),
  run: ({ call }, { entity, record_id, limit, cursor }) =>
    call("records.listNotes", {
      params: { entityId: entity, id: record_id },
      query: { page_count: limit, cursor },
    }),
});

const CREATE: { [Entity in EntityId]: EndpointName } = {
  lead: "records.createLead",
  deal: "records.createDeal",
  company: "records.createCompany",
  contact: "records.createContact",
};

const createRecord = defineTool({
  name: "create_record",
  title: "Create a record",
  description:
    'Create a lead, deal, company or contact. Call list_fields for the fields first. A lead or deal needs deal_name, a company name, a contact name as {"first_name", "last_name"}. Phone numbers are {"dial_code": "+82", "value": "1012345678"}; company and contact are {"id"}; custom fields go into custom_field by their id. A deal needs deal_type_id, and stage_id in its values: call list_deal_types.',
  action: "write",
  input: z.object({
    entity: EntityId,
    values: Values.describe("Values by field id"),
    deal_type_id: Id.optional().describe("Only for a deal"),
  }),
  run: ({ call }, { entity, values, deal_type_id }) =>
    call(CREATE[entity], {
      ...(entity === "deal" && { params: { recordTypeId: deal_type_id } }),
      body: values,
    }),
});

const updateRecord = defineTool({
  name: "update_record",
  title: "Change a field of a record",
  description:
    "Set one field of a record; its old value is overwritten. For a field that refers to a company or contact, the value is that record's id, or null.",
  action: "write",
  isDestructive: true,
  input: z.object({ ...Record, field_id: Id, value: z.unknown() }),
  run: ({ call }, { entity, record_id, field_id, value }) => {
    const params = { entityId: entity, recordId: record_id };
    if (field_id !== "company" && field_id !== "contact")
      return call("records.updateFieldValue", { params: { ...params, fieldId: field_id }, body: { value } });
    const reference = { value: value === null ? null : { id: value } };
    return call("records.setReference", { params: { ...params, refEntityId: field_id }, body: reference });
  },
});

const addNote = defineTool({
  name: "add_note",
  title: "Add a memo",
  description: "Write a memo on a record, for the team to read.",
  action: "write",
  input: z.object({ ...Record, text: z.string().describe("Plain text, several lines") }),
  run: ({ call }, { entity, record_id, text }) =>
    call("records.createNote", { params: { entityId: entity, id: record_id }, body: { text, images: [] } }),
});

export const recordTools: readonly AnyTool[] = [
  searchRecords,
  getRecord,
  listNotes,
  createRecord,
  updateRecord,
  addNote,
];
