import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { newDatabasePath } from "../database-file";
import { STAGE_LOG } from "./stage-log";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const entry = (stage_id: string, entered: number, left: number | null) =>
  STAGE_LOG.toEntry({
    ...{ record_id: "one", record_type_id: "p", stage_id },
    ...{ entered_at: at(entered), left_at: left === null ? null : at(left) },
  });
const stays = (database: Database) =>
  database.read((read) =>
    read<{ stage: string; minutes: bigint | null }>({
      sql: "SELECT stage, date_diff('minute', entered_at, left_at) AS minutes FROM stage_entries ORDER BY entered_at",
      values: [],
    }),
  );

test("a stay that ended replaces the open one, in a copy of the database too", async () => {
  const database = await openDatabase(catalogOf([], []), { samples: [] });
  await database.applyLog(STAGE_LOG, [entry("first", 1, null)], 3);
  await database.applyLog(STAGE_LOG, [entry("first", 1, 6), entry("second", 6, null)], 4);
  await database.applyLog(STAGE_LOG, [entry("second", 6, null)], 5);
  const expected = [
    { stage: "first", minutes: 5n },
    { stage: "second", minutes: null },
  ];
  expect(await stays(database)).toEqual(expected);
  const file = newDatabasePath();
  await database.copyTo(file);
  database.close();
  const copy = await openDatabase(catalogOf([], []), { file });
  expect(await stays(copy)).toEqual(expected);
  expect(await copy.logReadAtMs(STAGE_LOG)).toBe(5);
  copy.close();
});
