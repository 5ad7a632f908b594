import type { recordsApi } from "@dure/domain/records/api";
import type { Verbs } from "../platform/http/endpoint";
import { bulkDeals, bulkRecords } from "./bulk/bulk-records";
import { startBulkTask } from "./bulk/start-bulk-task";
import { undoTask } from "./bulk/undo-task";
import { getCardSync, listCardSyncs } from "./business-card/list-card-syncs";
import { getDailySync, setDailySync } from "./business-card/set-daily-sync";
import { syncCards } from "./business-card/sync-cards";
import { undoCardSync } from "./business-card/undo-card-sync";
import { findDuplicates } from "./duplicate/find-duplicates";
import { mergeDuplicates } from "./duplicate/merge-duplicates";
import { exportRecords } from "./export/export-records";
import { changeCompanyNameDefinition, changeFieldDefinition } from "./field/change-field-definition";
import { createDealField, createField } from "./field/create-field";
import { listActiveFields } from "./field/list-active-fields";
import { listFields } from "./field/list-fields";
import { orderFields } from "./field/order-fields";
import { revalidateFields } from "./field/revalidate-fields";
import { toggleField } from "./field/toggle-field";
import { addFile } from "./file/add-file";
import { deleteFile } from "./file/delete-file";
import { getFileUrl } from "./file/get-file-url";
import { renameFile } from "./file/rename-file";
import { importRecords } from "./import/import-records";
import { listImportFields } from "./import/list-import-fields";
import { getImport, listImports } from "./import/list-imports";
import { addImportPart } from "./import/parts/add-import-part";
import { beginImport } from "./import/parts/begin-import";
import { startImport } from "./import/parts/start-import";
import { undoImport } from "./import/undo-import";
import { validateImport } from "./import/validate-import";
import { getCardSettings } from "./layout/get-card-settings";
import { getDetailsLayout } from "./layout/get-details-layout";
import { setCardSettings } from "./layout/set-card-settings";
import { setDetailsLayout } from "./layout/set-details-layout";
import { dryRunMerge } from "./merge/dry-run-merge";
import { mergeDeals, mergeRecords } from "./merge/merge-records";
import { undoMerge } from "./merge/undo-merge";
import { changeNote } from "./note/change-note";
import { createNote } from "./note/create-note";
import { deleteNote } from "./note/delete-note";
import { getNoteImageUrl } from "./note/get-note-image-url";
import { listNotes } from "./note/list-notes";
import { addStages } from "./pipeline/add-stages";
import { allocateLeads } from "./pipeline/allocate-leads";
import { convertLead } from "./pipeline/convert-lead";
import { createPipeline } from "./pipeline/create-pipeline";
import { deallocateLeads } from "./pipeline/deallocate-leads";
import { deletePipeline, deleteRecordType } from "./pipeline/delete-pipeline";
import { deleteStage } from "./pipeline/delete-stage";
import { getDealTypeOrder } from "./pipeline/get-deal-type-order";
import { listPipelines } from "./pipeline/list-pipelines";
import { getRecordType, listRecordTypes } from "./pipeline/list-record-types";
import { orderStages } from "./pipeline/order-stages";
import { readBoard } from "./pipeline/read-board";
import { renamePipeline } from "./pipeline/rename-pipeline";
import { renameStage } from "./pipeline/rename-stage";
import { setDealTypeOrder } from "./pipeline/set-deal-type-order";
import { createCompany } from "./record/create-company";
import { createContact } from "./record/create-contact";
import { createDeal } from "./record/create-deal";
import { createLead } from "./record/create-lead";
import { deleteRecord } from "./record/delete-record";
import { duplicateRecord } from "./record/duplicate-record";
import { filterDeals, filterRecords } from "./record/filter-records";
import { getRecord } from "./record/get-record";
import { quickSearch } from "./record/quick-search";
import { type ReadSubmissions, readRecord } from "./record/read-record";
import { renameCompany } from "./record/rename-company";
import { setReference } from "./record/set-reference";
import { updateFieldValue } from "./record/update-field-value";
import { createSampleData, getSampleData } from "./sample/create-sample-data";
import { removeSampleData } from "./sample/remove-sample-data";
import { cancelTask } from "./task/cancel-task";
import { getTask, listTasks } from "./task/get-task";
import { listTaskResults } from "./task/list-task-results";
import { startTeamExport } from "./team-export/start-team-export";
import { getTeamExport, getTeamExportLink } from "./team-export/team-export-verbs";
import { getHighlights } from "./timeline/get-highlights";
import { listTimeline, type TimelineSources } from "./timeline/list-timeline";
import { restoreValue } from "./timeline/restore-value";
import { changeTodo } from "./todo/change-todo";
import { createTodo } from "./todo/create-todo";
import { deleteTodo } from "./todo/delete-todo";
import { listMyTodos } from "./todo/list-my-todos";
import { listRecordTodos } from "./todo/list-record-todos";
import { listTodos } from "./todo/list-todos";
import { listTrash } from "./trash/list-trash";
import { restoreRecord } from "./trash/restore-record";
import { changeView } from "./view/change-view";
import { createDealView, createView } from "./view/create-view";
import { deleteView } from "./view/delete-view";
import { getTableSetting } from "./view/get-table-setting";
import { listFilterFields } from "./view/list-filter-fields";
import { listPinnedViews, listViews } from "./view/list-views";
import { orderPins } from "./view/order-pins";
import { pinView } from "./view/pin-view";
import { getRecentView, setRecentView } from "./view/recent-view";
import { setHomeView } from "./view/set-home-view";
import { setTableSetting } from "./view/set-table-setting";
import { summarizeRecords } from "./view/summarize-records";

const verbs: Omit<Verbs<typeof recordsApi>, "readRecord" | "listTimeline" | "getHighlights"> = {
  listFields,
  createField,
  createDealField,
  changeFieldDefinition,
  changeCompanyNameDefinition,
  toggleField,
  orderFields,
  listActiveFields,
  revalidateFields,
  getDetailsLayout,
  setDetailsLayout,
  getCardSettings,
  setCardSettings,
  createLead,
  createDeal,
  createCompany,
  createContact,
  filterRecords,
  filterDeals,
  summarizeRecords,
  getRecord,
  updateFieldValue,
  setReference,
  deleteRecord,
  listTrash,
  restoreRecord,
  duplicateRecord,
  renameCompany,
  quickSearch,
  listNotes,
  createNote,
  changeNote,
  deleteNote,
  getNoteImageUrl,
  addFile,
  getFileUrl,
  renameFile,
  deleteFile,
  listPipelines,
  createPipeline,
  renamePipeline,
  deletePipeline,
  addStages,
  renameStage,
  deleteStage,
  orderStages,
  getDealTypeOrder,
  setDealTypeOrder,
  listRecordTypes,
  getRecordType,
  deleteRecordType,
  readBoard,
  convertLead,
  allocateLeads,
  deallocateLeads,
  bulkRecords,
  bulkDeals,
  startBulkTask,
  undoTask,
  dryRunMerge,
  mergeRecords,
  undoMerge,
  mergeDeals,
  listTasks,
  getTask,
  listTaskResults,
  cancelTask,
  listMyTodos,
  listRecordTodos,
  listTodos,
  createTodo,
  changeTodo,
  deleteTodo,
  restoreValue,
  listViews,
  createView,
  createDealView,
  changeView,
  deleteView,
  listPinnedViews,
  pinView,
  orderPins,
  setHomeView,
  getTableSetting,
  setTableSetting,
  getRecentView,
  setRecentView,
  listFilterFields,
  listImportFields,
  validateImport,
  findDuplicates,
  mergeDuplicates,
  importRecords,
  beginImport,
  addImportPart,
  startImport,
  listImports,
  getImport,
  undoImport,
  exportRecords,
  syncCards,
  listCardSyncs,
  getCardSync,
  undoCardSync,
  getDailySync,
  setDailySync,
  getSampleData,
  createSampleData,
  removeSampleData,
  startTeamExport,
  getTeamExport,
  getTeamExportLink,
};

type Sources = TimelineSources & {
  /** What the forms area knows of a record. */
  readSubmissions: ReadSubmissions;
};

/** @param sources what the areas above this one know of a record */
export const recordsVerbs = (sources: Sources): Verbs<typeof recordsApi> => ({
  ...verbs,
  readRecord: readRecord(sources.readSubmissions),
  listTimeline: listTimeline(sources),
  getHighlights: getHighlights(sources),
});
