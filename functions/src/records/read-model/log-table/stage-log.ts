import { uuidValue } from "@duckdb/node-api";
import { StageEntry } from "@dure/domain/records/pipeline/stage-entry";
import { STAGE_ENTRIES } from "../../pipeline/stage-entry-store";
import { keyNumber } from "../record-key";
import { sqlTypeOf, timeCell } from "../table";
import type { LogTable } from "./log-table";

/**
 * One row for each stay of a deal at a stage. Join it with `lead` by `record = key`, since the log also has the stays
 * of deleted and merged deals. `left_at` is null while the deal is at the stage.
 */
export const STAGE_LOG: LogTable = {
  name: "stage_entries",
  collection: STAGE_ENTRIES,
  columns: [
    { name: "record", type: sqlTypeOf({ as: "id", refers: "deal" }) },
    { name: "record_type", type: sqlTypeOf({ as: "id" }) },
    { name: "stage", type: sqlTypeOf({ as: "id" }) },
    { name: "entered_at", type: sqlTypeOf({ as: "time" }) },
    { name: "left_at", type: sqlTypeOf({ as: "time" }) },
    { name: "entered_by", type: sqlTypeOf({ as: "id" }) },
    { name: "left_by", type: sqlTypeOf({ as: "id" }) },
    { name: "source", type: sqlTypeOf({ as: "id" }) },
  ],
  key: ["record", "entered_at"],
  subject: "record",
  toEntry: (doc) => {
    const entry = StageEntry.parse(doc);
    const record = uuidValue(keyNumber(entry.record_id));
    const times = [timeCell(entry.entered_at), timeCell(entry.left_at)];
    const { record_type_id, stage_id, entered_by, left_by, source } = entry;
    return { rows: [[record, record_type_id, stage_id, ...times, entered_by, left_by, source]] };
  },
};
