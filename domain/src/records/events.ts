import type { CardSync } from "./business-card/card-sync";
import type { ExportFormat } from "./export/api";
import type { CustomField, StandardFieldSettings } from "./field/custom-field";
import type { SubscribeStatus } from "./field/subscribe-status";
import type { StoredFile } from "./file/file";
import type { FilterBody } from "./filter/filter";
import type { StoredLayout } from "./layout/layout";
import type { DealTypeOrder } from "./pipeline/deal-type-order";
import type { Pipeline } from "./pipeline/pipeline";
import type { ListEntityId } from "./record/entity";
import type { CrmRecord, Note } from "./record/record";
import type { Task } from "./task/task";
import type { TeamExport } from "./team-export/team-export";
import type { Todo } from "./todo/todo";
import type { ViewHead } from "./view/view";

/** A field definition: a custom field, or a team's settings of a standard field. */
type Definition = CustomField | (StandardFieldSettings & { id: string });
/** `id` is the kind of record. */
type FieldOrder = { id: string; order: string[] };
type MenuOrder = DealTypeOrder & { id: string };

/** A record was merged into another one; its links are moved now or by a later job. */
type Merged<Name extends string> = {
  type: `${Name}.merged`;
  before: CrmRecord;
  after: null;
  merged_into: string;
  /** The target's address after the merge, and its address and status before it; absent on events of older versions. */
  target?: { email: string; was: Pick<CrmRecord, "email" | "subscribe_status"> };
};

/** A merge was undone: the record is back, and a job moves its links back. */
type Unmerged<Name extends string> = {
  type: `${Name}.unmerged`;
  before: null;
  after: CrmRecord;
  unmerged_from: string;
  /** The target's address while the records were merged, and its address from before the merge. */
  target: { email: string; was: string };
};

/**
 * The statuses of e-mail addresses in an import, for the rows of one transaction; the e-mail area owns the addresses.
 */
export type ImportedStatuses = {
  /** The import's. */
  id: string;
  file: string;
  rows: { email: string; status: SubscribeStatus }[];
};

/** A deleted record was restored. */
type Restored<Name extends string> = { type: `${Name}.restored`; before: null; after: CrmRecord };

/** Whether business cards are synced every day. */
type DailyOption = { id: string; daily: boolean };

/** A list was exported as a file. */
type Exported = FilterBody & { id: string; entity_id: ListEntityId; format: ExportFormat; rows: number };

type Change<Name extends string, T> =
  | { type: `${Name}.created`; before: null; after: T }
  | { type: `${Name}.changed`; before: T; after: T }
  | { type: `${Name}.deleted`; before: T; after: null };

export type RecordsEvent =
  | Change<"lead", CrmRecord>
  | Change<"deal", CrmRecord>
  | Change<"company", CrmRecord>
  | Change<"contact", CrmRecord>
  | Merged<"lead" | "deal" | "company" | "contact">
  | Unmerged<"lead" | "deal" | "company" | "contact">
  | Restored<"lead" | "deal" | "company" | "contact">
  | { type: "lead.converted"; before: CrmRecord; after: CrmRecord }
  | { type: "deal.moved"; before: CrmRecord; after: CrmRecord }
  | { type: "deal.deallocated"; before: CrmRecord; after: CrmRecord }
  /** A booked meeting (by id) was assigned its lead or deal. */
  | { type: "meeting.recorded"; before: null; after: { id: string; record_id: string } }
  | Change<"note", Note>
  | Change<"todo", Todo>
  | Change<"file", StoredFile>
  | { type: "file.downloaded"; before: null; after: StoredFile }
  | { type: "field.created"; before: null; after: CustomField }
  | { type: "field.changed"; before: Definition; after: Definition }
  | { type: "field.archived" | "field.restored"; before: CustomField; after: CustomField }
  | { type: "field.reordered"; before: FieldOrder; after: FieldOrder }
  | { type: "layout.changed"; before: StoredLayout; after: StoredLayout }
  | Change<"pipeline", Pipeline>
  | Change<"view", ViewHead>
  | Exclude<Change<"task", Task>, { after: null }>
  | { type: "team-export.requested"; before: null; after: TeamExport }
  | { type: "team-export.finished"; before: TeamExport; after: TeamExport }
  | { type: "team-export.downloaded"; before: null; after: { id: string } }
  | { type: "records.exported"; before: null; after: Exported }
  | { type: "business-card-sync.changed"; before: DailyOption; after: DailyOption }
  | { type: "business-card-sync.started"; before: null; after: CardSync }
  | { type: "business-card-sync.failed" | "business-card-sync.undone"; before: CardSync; after: CardSync }
  /** `id` is always "current": a team has its sample records once. */
  | { type: "sample-data.created"; before: null; after: { id: string } }
  | { type: "sample-data.deleted"; before: { id: string }; after: null }
  | { type: "import.told-statuses"; before: null; after: ImportedStatuses }
  /** The menu order of the deal types changed. */
  | { type: "pipeline.reordered"; before: MenuOrder; after: MenuOrder };
