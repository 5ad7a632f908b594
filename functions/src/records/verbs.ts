import type { recordsApi } from "@dure/domain/records/api";
import type { Verbs } from "../platform/endpoint";
import { changeNote } from "./note/change-note";
import { createNote } from "./note/create-note";
import { deleteNote } from "./note/delete-note";
import { listNotes } from "./note/list-notes";
import { allocateLeads } from "./pipeline/allocate-leads";
import { convertLead } from "./pipeline/convert-lead";
import { deallocateLeads } from "./pipeline/deallocate-leads";
import { listPipelines } from "./pipeline/list-pipelines";
import { listRecordTypes } from "./pipeline/list-record-types";
import { createCompany } from "./record/create-company";
import { createContact } from "./record/create-contact";
import { createDeal } from "./record/create-deal";
import { createLead } from "./record/create-lead";
import { deleteRecord } from "./record/delete-record";
import { filterDeals, filterRecords } from "./record/filter-records";
import { getRecord } from "./record/get-record";
import { listFields } from "./record/list-fields";
import { quickSearch } from "./record/quick-search";
import { setReference } from "./record/set-reference";
import { updateField } from "./record/update-field";

export const recordsVerbs: Verbs<typeof recordsApi> = {
  listFields,
  createLead,
  createDeal,
  createCompany,
  createContact,
  filterRecords,
  filterDeals,
  getRecord,
  updateField,
  setReference,
  deleteRecord,
  quickSearch,
  listNotes,
  createNote,
  changeNote,
  deleteNote,
  listPipelines,
  listRecordTypes,
  convertLead,
  allocateLeads,
  deallocateLeads,
};
