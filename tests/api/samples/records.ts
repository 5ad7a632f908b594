import type { EndpointName } from "../../support/routes";
import type { Sample } from "./sample";

type Things = {
  pipelineId: string;
  stageId: string;
  lead: { id: string };
  deal: { id: string };
  company: { id: string };
  note: { id: string };
};

/** One sample for each endpoint of the records area. */
export function recordSamples({ pipelineId, stageId, lead, deal, company, note }: Things) {
  const record = { entityId: "lead", recordId: lead.id };
  const notes = { entityId: "lead", id: lead.id };
  return {
    "records.listFields": { params: { entityId: "lead" } },
    "records.createLead": { body: { deal_name: "mine", company: { id: company.id } } },
    "records.createDeal": {
      params: { recordTypeId: pipelineId },
      body: { deal_name: "mine", stage_id: `${stageId}-x` },
    },
    "records.createCompany": { body: { name: "mine" } },
    "records.createContact": { body: { name: { first_name: "mine" }, company: { id: company.id } } },
    "records.filterRecords": { params: { entityId: "lead-deal-combined" }, body: { search: "비밀" } },
    "records.filterDeals": { body: { search: "비밀" } },
    "records.getRecord": { params: record },
    "records.updateField": { params: { ...record, fieldId: "deal_name" }, body: { value: "mine" } },
    "records.setReference": { params: { ...record, refEntityId: "company" }, body: { value: { id: company.id } } },
    "records.deleteRecord": { params: record },
    "records.quickSearch": { params: { entityId: "lead" }, query: { search: "비밀" } },
    "records.listNotes": { params: notes },
    "records.createNote": { params: notes, body: { text: "mine" } },
    "records.changeNote": { params: { ...notes, conversationId: note.id }, body: { text: "mine" } },
    "records.deleteNote": { params: { ...notes, conversationId: note.id } },
    "records.listPipelines": {},
    "records.listRecordTypes": { params: { entityId: "deal" } },
    "records.convertLead": { body: { lead: { id: lead.id }, deal: { record_type_id: pipelineId } } },
    "records.allocateLeads": { params: { id: pipelineId }, body: { stage_id: stageId, lead_ids: [lead.id] } },
    "records.deallocateLeads": { params: { id: pipelineId }, body: { lead_ids: [deal.id] } },
  } satisfies Record<Extract<EndpointName, `records.${string}`>, Sample>;
}
