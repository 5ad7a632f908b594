import type { Upload } from "../../support/records/upload";
import type { EndpointName } from "../../support/suite/routes";
import type { Sample } from "./sample";
import { transferSamples } from "./transfer";
import { viewSamples } from "./view-samples";

type Things = {
  pipelineId: string;
  stageId: string;
  field: { id: string };
  lead: { id: string };
  deal: { id: string };
  company: { id: string };
  note: { id: string; images: string[] };
  file: { id: string };
  upload: Upload;
  task: { id: string };
  todo: { id: string };
  view: { id: string };
  imported: { id: string };
};

/** One sample for each endpoint of the records area. */
export function recordSamples({
  pipelineId,
  stageId,
  field,
  lead,
  deal,
  company,
  note,
  file,
  upload,
  task,
  todo,
  view,
  imported,
}: Things) {
  const record = { entityId: "lead", recordId: lead.id };
  const notes = { entityId: "lead", id: lead.id };
  const imageId = note.images[0]?.split("/").at(-1) ?? "";
  const newStage = { status: "IN_SALES", stages: [{ label: "mine" }] };
  return {
    "records.listFields": { params: { entityId: "lead" } },
    "records.createField": { params: { entityId: "lead" }, body: { label: "mine", type: "text" } },
    "records.createDealField": { body: { label: "mine", type: "text" } },
    "records.changeFieldDefinition": {
      params: { entityId: "lead", fieldId: field.id },
      body: { transaction: { change: { from: 1, to: 2 } }, field: { label: "mine" } },
    },
    "records.changeCompanyNameDefinition": {
      body: { transaction: { change: { from: 1, to: 2 } }, field: { caption: "mine" } },
    },
    "records.toggleField": { params: { entityId: "lead", fieldId: field.id }, query: { active: "false" } },
    "records.orderFields": { params: { entityId: "lead" }, body: [field.id] },
    "records.listActiveFields": { params: { entityId: "lead" } },
    "records.revalidateFields": { body: { entityId: "lead" } },
    "records.getDetailsLayout": { params: { entityId: "deal", id: pipelineId } },
    "records.setDetailsLayout": {
      params: { entityId: "deal", id: pipelineId },
      body: { positions: [{ column_ratio: 1, sections: [] }], top_section_widgets: [] },
    },
    "records.getCardSettings": { params: { entityId: "deal", id: pipelineId } },
    "records.setCardSettings": { params: { entityId: "deal", id: pipelineId }, body: { field_identifiers: [] } },
    "records.createLead": { body: { deal_name: "mine", company: { id: company.id } } },
    "records.createDeal": {
      params: { recordTypeId: pipelineId },
      body: { deal_name: "mine", stage_id: `${stageId}-x` },
    },
    "records.createCompany": { body: { name: "mine" } },
    "records.createContact": { body: { name: { first_name: "mine" }, company: { id: company.id } } },
    "records.filterRecords": { params: { entityId: "lead-deal-combined" }, body: { search: "비밀" } },
    "records.summarizeRecords": { params: { entityId: "lead-deal-combined" }, body: { search: "비밀" } },
    "records.filterDeals": { body: { search: "비밀" } },
    "records.getRecord": { params: record },
    "records.updateFieldValue": { params: { ...record, fieldId: "deal_name" }, body: { value: "mine" } },
    "records.setReference": { params: { ...record, refEntityId: "company" }, body: { value: { id: company.id } } },
    "records.deleteRecord": { params: record },
    "records.listTrash": { params: { entityId: "lead" } },
    "records.restoreRecord": { params: record },
    "records.duplicateRecord": { params: notes },
    "records.renameCompany": { params: { id: company.id }, body: { name: "mine" } },
    "records.readRecord": { params: record },
    "records.quickSearch": { params: { entityId: "lead" }, query: { search: "비밀" } },
    "records.listNotes": { params: notes },
    "records.createNote": { params: notes, body: { text: "mine" } },
    "records.changeNote": { params: { ...notes, conversationId: note.id }, body: { text: "mine" } },
    "records.deleteNote": { params: { ...notes, conversationId: note.id } },
    "records.getNoteImageUrl": { params: { ...notes, conversationId: note.id, imageId } },
    "records.listTimeline": { params: record },
    "records.getHighlights": { params: record },
    "records.restoreValue": { params: { ...record, entryId: "nothing" }, body: { field: "deal_name" } },
    "records.listMyTodos": {},
    "records.listTodos": {},
    "records.listRecordTodos": { params: notes },
    "records.createTodo": { body: { title: "mine", record: { entity_id: "lead", id: lead.id } } },
    "records.changeTodo": { params: { id: todo.id }, body: { title: "mine" } },
    "records.deleteTodo": { params: { id: todo.id } },
    "records.addFile": { params: record, body: upload },
    "records.getFileUrl": { params: { ...record, fileId: file.id } },
    "records.renameFile": { params: { ...record, fileId: file.id }, body: { filename: "mine.pdf" } },
    "records.deleteFile": { params: { ...record, fileId: file.id } },
    "records.listPipelines": {},
    "records.createPipeline": { body: { title: "mine", statuses: [newStage] } },
    "records.renamePipeline": { params: { id: pipelineId }, body: { title: "mine" } },
    "records.deletePipeline": { params: { id: pipelineId } },
    "records.addStages": { params: { id: pipelineId }, body: { status_stages: [newStage] } },
    "records.renameStage": { params: { id: pipelineId, stageId }, body: { label: "mine" } },
    "records.deleteStage": { params: { id: pipelineId, stageId } },
    "records.orderStages": { params: { id: pipelineId, status: "BEFORE_SALES" }, body: { stages: [stageId] } },
    "records.readBoard": { params: { id: pipelineId }, body: {} },
    "records.getDealTypeOrder": {},
    "records.setDealTypeOrder": { body: { data: [pipelineId] } },
    "records.listRecordTypes": { params: { entityId: "deal" } },
    "records.getRecordType": { params: { entityId: "deal", id: pipelineId } },
    "records.deleteRecordType": { params: { entityId: "deal", id: pipelineId } },
    "records.convertLead": { body: { lead: { id: lead.id }, deal: { record_type_id: pipelineId } } },
    "records.allocateLeads": { params: { id: pipelineId }, body: { stage_id: stageId, lead_ids: [lead.id] } },
    "records.bulkRecords": { params: { entityId: "lead" }, body: [{ id: lead.id, method: "DELETE" }] },
    "records.bulkDeals": { body: [{ id: deal.id, method: "DELETE" }] },
    "records.startBulkTask": {
      params: { entityId: "lead" },
      body: { action: "delete", target: { ids: [lead.id] } },
    },
    "records.undoTask": { params: { id: task.id } },
    "records.dryRunMerge": { params: { entityId: "lead" }, body: { source_ids: [lead.id], target_id: deal.id } },
    "records.mergeRecords": { params: { entityId: "lead" }, body: { source_ids: [lead.id], target_id: deal.id } },
    "records.undoMerge": { params: { entityId: "lead" }, body: { source_ids: [lead.id], target_id: deal.id } },
    "records.mergeDeals": { body: { source_ids: [lead.id], target_id: deal.id } },
    "records.listTasks": {},
    "records.getTask": { params: { id: task.id } },
    "records.listTaskResults": { params: { id: task.id } },
    "records.cancelTask": { params: { id: task.id } },
    ...viewSamples(view.id, pipelineId),
    ...transferSamples(pipelineId, imported.id),
    "records.deallocateLeads": { params: { id: pipelineId }, body: { lead_ids: [deal.id] } },
  } satisfies Record<Extract<EndpointName, `records.${string}`>, Sample>;
}
