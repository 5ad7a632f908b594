/** One sample for each endpoint of saved views and list settings. */
export function viewSamples(id: string, pipelineId: string) {
  const params = { entityId: "lead" };
  const mine = { title: "mine", view_collection_setting: { columnsSetting: [] } };
  return {
    "records.listViews": { params },
    "records.createView": { params, body: mine },
    "records.createDealView": { body: mine },
    "records.changeView": { params: { ...params, id }, body: { title: "mine" } },
    "records.deleteView": { params: { ...params, id } },
    "records.listPinnedViews": { params },
    "records.pinView": { params: { ...params, id }, body: { pin: true } },
    "records.orderPins": { params, body: [id] },
    "records.setHomeView": { params: { ...params, id }, body: { home: true } },
    "records.getTableSetting": { params },
    "records.setTableSetting": { params, body: { columns: {} } },
    "records.getRecentView": { params },
    "records.setRecentView": { params, body: { id } },
    "records.listFilterFields": { params: { entityId: "deal", recordTypeId: pipelineId } },
  };
}
