import { importedRange } from "@dure/domain/records/import/import";
import type { ItemResultView } from "@dure/domain/records/task/task";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { KillPoint } from "../../emulators/src/firebase/kill-points";
import { untilIdle } from "../support/suite/queue";
import { eventsOf, stored } from "../support/suite/stored";
import { createTenant, type Member } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { getUntil, postUntilAnswered, sendUntilAnswered, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

const PARTS = 3;
const ROWS_OF_PART = 4;
const ROWS = PARTS * ROWS_OF_PART;
/** Companies and people that rows of different parts share. The team already has the first company. */
const COMPANIES = 3;
const PEOPLE = 4;
/** The records that are made. One row fails, because a row of another part has the same unique value. */
const MADE = { lead: ROWS - 1, company: COMPANIES - 1, contact: PEOPLE };
const RECORDS = MADE.lead + MADE.company + MADE.contact;

const TIMEOUT_MS = 240_000;
const IMPORTS = "/sales-entity/lead/record_type/lead/imports";

/** Where processes die, in this order; `writes` is relative to the team's document. */
const KILL_POINTS = [
  // The second commit of the first part, which completes the part.
  { of: "api", moment: "before", writes: "import-parts/", skip: 1 },
  { of: "api", moment: "after", writes: "tasks/[^/]+$" },
  ...(["before", "after"] as const).flatMap((moment) => [
    { of: "jobs" as const, moment, writes: "tasks/[^/]+/chunks/", skip: 1 },
    // The commit that ends the import. The first commit, which is skipped, marks the task as running.
    { of: "jobs" as const, moment, writes: "tasks/[^/]+$", skip: 1 },
  ]),
] as const;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("processes are killed while a table is imported in parts", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each([
    ["before", "of a part that is sent"],
    ["after", "of the start"],
  ] as const)(
    "%s the commits %s, of a part's rows and of the end: each row is one record, or refused",
    async (moment, _) => importWithKills(await prepare(moment)),
    TIMEOUT_MS,
  );
});

type Work = { teamId: string; admin: Member; fieldId: string; before: Document[]; deaths: (() => Promise<void>)[] };
type Document = Record<string, unknown>;

/** Imports a table while processes die, checks the import, and undoes it. */
async function importWithKills({ teamId, admin, fieldId, before, deaths }: Work): Promise<void> {
  const path = await importInParts(admin, fieldId);
  for (const untilKilled of deaths) await untilKilled();
  const ended = await getUntil(admin, path, ({ task }) => isDone(task));
  await untilIdle(teamId);

  expect(ended).toMatchObject({
    counts: { records: ROWS },
    task: { state: "done", total: ROWS, succeeded: ROWS - 1, failed: 1, error: null },
  });
  const records = await stored(teamId, "records");
  await expectImported(teamId, String(ended.id), records, before.length);
  await expectReported(admin, String(ended.task_id), records);
  const listed = await getUntil(admin, "/imports", () => true);
  expect(listed.data).toMatchObject([{ id: ended.id, task: ended.task }]);

  expect(await postUntilAnswered(admin, `${path}/undo`)).toMatchObject({ status: 200 });
  const undone = await getUntil(admin, path, ({ undo }) => isDone(undo));
  expect(undone.undo).toMatchObject({ total: RECORDS, succeeded: RECORDS, failed: 0 });
  expect(await stored(teamId, "records")).toEqual(before);
  expect(await stored(teamId, "dead-letters")).toEqual([]);
}

const isDone = (task: unknown) => (task as { state: string } | null)?.state === "done";

/** A team with a unique field, and with a lead and a company that stay. */
async function prepare(moment: KillPoint["moment"]): Promise<Work> {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  const { records } = admin.client;
  const company = await records.createCompany({ body: { name: "회사 0" } });
  await records.createLead({ body: { deal_name: "먼저 있던 리드", company: { id: company.id } } });
  const body = { label: "고객 번호", type: "text" as const, attributes: { unique: true } };
  const field = await records.createField({ params: { entityId: "lead" }, query: {}, body });
  const some = KILL_POINTS.filter((point) => point.moment === moment);
  const deaths = some.map(({ of, writes, ...point }) =>
    armKillPoint(of, { ...point, writes: `^teams/${teamId}/${writes}` }),
  );
  const before = await stored(teamId, "records");
  return { teamId, admin, fieldId: field.id, before, deaths: await Promise.all(deaths) };
}

/** @returns the path of the import that was started */
async function importInParts(admin: Member, fieldId: string): Promise<string> {
  const fields = ["lead:deal_name", "company:name", "contact:name", "contact:email", `lead:${fieldId}`];
  const rowOf = (row: number) => [
    `리드 ${row}`,
    `회사 ${row % COMPANIES}`,
    "김민수",
    `person${row % PEOPLE}@example.com`,
    `K-${row % (ROWS - 1)}`,
  ];
  const begun = await postUntilAnswered(admin, IMPORTS);
  for (let part = 0; part < PARTS; part += 1) {
    const first = part * ROWS_OF_PART;
    const rows = Array.from({ length: ROWS_OF_PART }, (_, place) => rowOf(first + place));
    const sent = { fields, data: [fields, ...rows], first_row: first + 1 };
    const partPath = `${IMPORTS}/${begun.body.id}/parts/${part}?version=20250905`;
    expect(await sendUntilAnswered(admin, "PUT", partPath, sent)).toMatchObject({ status: 200 });
  }
  const path = `/imports/${begun.body.id}`;
  const started = await postUntilAnswered(admin, `${path}/start`, { file: "large.csv" });
  expect(started).toMatchObject({ status: 200, body: { id: begun.body.id, task: { total: ROWS } } });
  return path;
}

/** Expects the import's records once, each with one event, and whole. */
async function expectImported(teamId: string, importId: string, records: Document[], others: number): Promise<void> {
  const { first, last } = importedRange(importId);
  const made = records.filter(({ id }) => String(id) >= first && String(id) <= last);
  expect(records).toHaveLength(RECORDS + others);
  const ids = new Set(records.map(({ id }) => id));
  for (const [kind, count] of Object.entries(MADE)) {
    const some = made.filter((record) => record.kind === kind);
    expect(some).toHaveLength(count);
    const told = (await eventsOf(teamId, `${kind}.created`)).map(({ after }) => (after as { id: string }).id);
    const ofImport = told.filter((id) => id >= first && id <= last);
    expect(ofImport.toSorted()).toEqual(some.map(({ id }) => id).toSorted());
  }
  const leads = made.filter(({ kind }) => kind === "lead");
  expect(new Set(leads.map(({ deal_name }) => deal_name)).size).toBe(MADE.lead);
  expect(leads.filter(({ company_id, contact_id }) => !ids.has(company_id) || !ids.has(contact_id))).toEqual([]);
}

/** Expects one result for each row, and that the results name exactly the records that exist. */
async function expectReported(admin: Member, id: string, records: Document[]): Promise<void> {
  const answer = await getUntil(admin, `/tasks/${id}/results`, () => true);
  const data = answer.data as ItemResultView[];
  expect(data.map((one) => Number(one.id)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: ROWS }, (_, row) => row + 1),
  );
  const made = data.flatMap(({ result }) => (result.data as { made: string[] } | undefined)?.made ?? []);
  const there = new Set(records.map((record) => record.id));
  expect(made.filter((one) => !there.has(one))).toEqual([]);
  expect([made.length, new Set(made).size]).toEqual([RECORDS, RECORDS]);
  const refused = data.filter(({ result }) => result.status === "ERROR");
  expect(refused).toMatchObject([{ result: { message: expect.stringContaining("already exists") } }]);
  expect(["1", String(ROWS)]).toContain(refused[0]?.id);
}
