import { type DuckDBValue, uuidValue } from "@duckdb/node-api";
import { ACTIVITY_FIELDS } from "@dure/domain/records/activity/activity-fields";
import { Activity, type LoggedSource } from "@dure/domain/records/activity/activity-source";
import type { LogTable } from "../log-table/log-table";
import { keyNumber } from "../record-key";
import { columnOf, sqlTypeOf, timeCell } from "../table";
import { activityCollection } from "./activity-store";

/** The table of a source that is logged row by row: a column for each of its fields. */
function activityLog(source: LoggedSource): LogTable {
  const fields = Object.entries(ACTIVITY_FIELDS[source]);
  return {
    name: `${source}_activity`,
    collection: activityCollection(source),
    columns: [
      { name: "activity", type: sqlTypeOf({ as: "id" }) },
      { name: "record", type: sqlTypeOf({ as: "id", refers: "deal" }) },
      ...fields.map(([key, field]) => ({ name: columnOf(key), type: sqlTypeOf(field) })),
    ],
    key: ["activity"],
    subject: "activity",
    toEntry: (doc) => {
      const { id, record_id, values } = Activity.parse(doc);
      const cells = fields.map(([key, { as }]): DuckDBValue => {
        const value = values[key] ?? null;
        return as === "time" ? timeCell(typeof value === "string" ? value : null) : value;
      });
      return { rows: [[id, record_id === null ? null : uuidValue(keyNumber(record_id)), ...cells]] };
    },
  };
}

export const MEETING_LOG = activityLog("meeting");
export const SUBMISSION_LOG = activityLog("submission");
