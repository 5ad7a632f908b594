import type { Pipeline } from "../pipeline/pipeline";
import type { CrmRecord } from "./record";

/** What a record refers to, as far as it still exists. */
export type Referred = {
  records: ReadonlyMap<string, CrmRecord>;
  pipelines: ReadonlyMap<string, Pipeline>;
};
