import type { ImportEntity } from "@dure/domain/records/import/import-field";
import type { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";
import { newRecordRequests } from "./record/create/new-record-requests";
import { searchRequests } from "./search/search-requests";

const list = (entity: ListEntityId) => ({
  Component: async () => {
    const { RecordListPage } = await import("./record/list/record-list-page");
    return () => <RecordListPage key={entity} entity={entity} />;
  },
});
const record = (entity: EntityId) => ({
  Component: async () => {
    const { RecordPage } = await import("./record/detail/record-page");
    return () => <RecordPage entity={entity} />;
  },
});
const importer = (entity: ImportEntity) => ({
  Component: async () => {
    const { ImportPage } = await import("./import/import-page");
    return () => <ImportPage entity={entity} />;
  },
});
const board = { Component: async () => (await import("./pipeline/board/board-page")).BoardPage };

export const area: Area = {
  member: [
    { path: "leads", handle: { menu: "leads" }, lazy: list("lead") },
    { path: "leads/all", lazy: list("lead-deal-combined") },
    { path: "leads/import", lazy: importer("lead") },
    { path: "leads/:recordId", lazy: record("lead") },
    { path: "deals", handle: { menu: "deals" }, lazy: list("deal") },
    { path: "deals/board", lazy: board },
    { path: "deals/:pipelineId/board", lazy: board },
    { path: "deals/import", lazy: importer("deal") },
    { path: "deals/:recordId", lazy: record("deal") },
    { path: "companies", handle: { menu: "companies" }, lazy: list("company") },
    { path: "companies/import", lazy: importer("company") },
    { path: "companies/:recordId", lazy: record("company") },
    { path: "contacts", handle: { menu: "contacts" }, lazy: list("contact") },
    { path: "contacts/import", lazy: importer("contact") },
    { path: "contacts/:recordId", lazy: record("contact") },
    {
      path: "tasks",
      handle: { menu: "todos" },
      lazy: { Component: async () => (await import("./todo/todos-page")).TodosPage },
    },
  ],
  settings: [
    {
      path: "fields",
      handle: { settings: "fields", adminOnly: true },
      children: [
        {
          path: ":entityId?",
          lazy: { Component: async () => (await import("./field/settings/field-settings-page")).FieldSettingsPage },
        },
      ],
    },
    {
      path: "duplicates",
      handle: { settings: "duplicates" },
      children: [
        {
          path: ":entityId?",
          lazy: { Component: async () => (await import("./duplicate/page/duplicates-page")).DuplicatesPage },
        },
      ],
    },
    {
      path: "trash",
      handle: { settings: "trash" },
      children: [
        {
          path: ":entityId?",
          lazy: { Component: async () => (await import("./trash/trash-page")).TrashPage },
        },
      ],
    },
    {
      path: "pipelines",
      handle: { settings: "pipelines", adminOnly: true },
      lazy: {
        Component: async () => (await import("./pipeline/settings/pipeline-settings-page")).PipelineSettingsPage,
      },
    },
    {
      path: "entities",
      handle: { settings: "entities", adminOnly: true },
      children: [
        {
          path: ":entityId?/:tab?",
          lazy: { Component: async () => (await import("./settings/entity-settings-page")).EntitySettingsPage },
        },
      ],
    },
  ],
  below: {
    deals: lazyComponent(async () => (await import("./pipeline/menu/deal-type-menu")).DealTypeMenu),
  },
  parts: {
    DayTodos: lazyComponent(async () => (await import("./home/day-todos")).DayTodos),
    DayLeads: lazyComponent(async () => (await import("./home/day-leads")).DayLeads),
    DayDeals: lazyComponent(async () => (await import("./home/day-deals")).DayDeals),
    SampleSection: lazyComponent(async () => (await import("./sample/sample-section")).SampleSection),
  },
  search: lazyComponent(async () => (await import("./search/search-button")).SearchButton),
  commands: {
    search: () => searchRequests.emit(),
    newLead: () => newRecordRequests.emit("lead"),
    newDeal: () => newRecordRequests.emit("deal"),
    newCompany: () => newRecordRequests.emit("company"),
    newContact: () => newRecordRequests.emit("contact"),
  },
  preload: async (pathname) => (await import("./preload")).preload(pathname),
  overlays: lazyComponent(async () => (await import("./page-overlays")).PageOverlays),
  changes: [
    "plan",
    "lead",
    "deal",
    "company",
    "contact",
    "note",
    "todo",
    "file",
    "field",
    "layout",
    "pipeline",
    "view",
    "task",
    "business-card-sync",
    "sample-data",
  ],
};
