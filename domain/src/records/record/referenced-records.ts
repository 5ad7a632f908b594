import type { Pipeline } from "../pipeline/pipeline";
import type { CrmRecord } from "./record";

/** The existing records that a record refers to. */
export type ReferencedRecords = {
  records: ReadonlyMap<string, CrmRecord>;
  pipelines: ReadonlyMap<string, Pipeline>;
};
