/** One sample for each endpoint of imports and exports. */
export function transferSamples(pipelineId: string, importId: string) {
  const params = { entityId: "deal", recordTypeId: pipelineId };
  const query = { version: "20250905" };
  const body = {
    fields: ["deal:deal_name", "deal:stage"],
    data: [
      ["title", "stage"],
      ["mine", "mine"],
    ],
  };
  return {
    "records.listImportFields": { params, query },
    "records.validateImport": { params, query, body },
    "records.importRecords": { params, query, body },
    "records.findDuplicates": { params: { entityId: "company" }, query: { by: "name" } },
    "records.mergeDuplicates": {
      params: { entityId: "company" },
      body: { groups: [{ target_id: "none", source_ids: ["other"] }] },
    },
    "records.beginImport": { params },
    "records.addImportPart": {
      params: { ...params, importId: "none", part: "0" },
      query,
      body: { ...body, first_row: 1 },
    },
    "records.startImport": { params: { id: "none" }, body: {} },
    "records.listImports": {},
    "records.getImport": { params: { id: importId } },
    "records.undoImport": { params: { id: importId } },
    "records.syncCards": {},
    "records.listCardSyncs": {},
    "records.getCardSync": { params: { id: "none" } },
    "records.undoCardSync": { params: { id: "none" } },
    "records.getDailySync": {},
    "records.setDailySync": { body: { daily: false } },
    "records.getSampleData": {},
    "records.createSampleData": {},
    "records.removeSampleData": {},
    "records.startTeamExport": { body: {} },
    "records.getTeamExport": {},
    "records.getTeamExportLink": { params: { id: "none" }, body: {} },
    "records.exportRecords": { params: { entityId: "deal" }, query: { format: "csv" }, body: {} },
  };
}
