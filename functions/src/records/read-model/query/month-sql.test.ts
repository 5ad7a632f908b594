import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { monthName, monthSql } from "./month-sql";
import { matchingStatement } from "./page-query";
import { checkQuery } from "./record-query";

const HOUR_MS = 3_600_000;
/** Every fifth hour of two years, starting and ending in the middle of a month. */
const TIMES = Array.from({ length: 3500 }, (_, index) => new Date(Date.UTC(2024, 1, 10) + index * 5 * HOUR_MS));

const catalog = catalogOf([], []);
const recordAt = (at: Date, index: number) =>
  CrmRecord.parse({
    id: `r${index}`,
    kind: "company",
    created_at: at.toISOString(),
    created_by: "u",
    updated_at: at.toISOString(),
    updated_by: "u",
  });

let database: Database;

beforeAll(async () => {
  database = await openDatabase(catalog, { samples: [] });
  await database.append(TIMES.map(recordAt));
});
afterAll(() => database.close());

const countByMonth = (timeZone: string, filters: Parameters<typeof checkQuery>[0]["filters"] = null) =>
  database.read(async (read) => {
    const zone = { now: "2026-11-21T00:00:00.000Z", timeZone };
    const query = checkQuery(
      { entityId: "company", filters, viewer: undefined, zone, likeSearch: true, masked: false },
      catalog,
    );
    const field = catalog.company.get("created_at");
    if (!field) throw new Error("There is no created_at.");
    const month = await monthSql(
      read,
      query,
      { ...field, source: "own", kind: "company", key: "created_at" },
      timeZone,
    );
    const rows = await read<{ month: bigint | null; total: bigint }>(
      matchingStatement(query, `${month} AS month, count(*) AS total`, "GROUP BY ALL"),
    );
    return Object.fromEntries(rows.map((row) => [String(monthName(row.month)), Number(row.total)]));
  });

const expected = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit" });
  const counts: Record<string, number> = {};
  for (const at of TIMES) counts[format.format(at)] = (counts[format.format(at)] ?? 0) + 1;
  return counts;
};

test.each(["Asia/Seoul", "UTC", "America/New_York", "Pacific/Kiritimati", "Pacific/Niue"])(
  "times count in the month that they lie in in %s",
  async (timeZone) => {
    expect(await countByMonth(timeZone)).toEqual(expected(timeZone));
  },
);

test("where nothing matches there is no month", async () => {
  const nobody = {
    operator: "AND" as const,
    conditions: [{ identifier: "name", condition: "is" as const, value: "?" }],
  };
  expect(await countByMonth("Asia/Seoul", nobody)).toEqual({});
});
