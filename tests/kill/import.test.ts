import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call";
import { stored } from "../support/stored";
import { createTenant, type Member, type Tenant } from "../support/tenant";
import { pause, until } from "../support/wait";
import { canFindWorkers, killWorkers } from "./worker";

/** Kills of each process; more of them are tried by hand (DURE_KILL_ROUNDS=50). */
const ROUNDS = Number(process.env.DURE_KILL_ROUNDS || 1);
/** A transaction that died keeps its locks until Firestore gives them up. */
const PATIENCE_MS = 240_000;
const ROWS = 150;
const COMPANIES = 50;
const PEOPLE = 100;

const IMPORT = "/sales-entity/lead/record_type/lead/import?version=20250905";
const FIELDS = ["lead:deal_name", "company:name", "contact:name", "contact:email"];

const body = {
  fields: FIELDS,
  data: [
    FIELDS,
    ...Array.from({ length: ROWS }, (_, row) => [
      `리드 ${row}`,
      `회사 ${row % COMPANIES}`,
      "김민수",
      `person${row % PEOPLE}@example.com`,
    ]),
  ],
};

// Finding a function's process needs /proc, so elsewhere these tests have nothing to kill.
describe.runIf(canFindWorkers)("a process that dies", () => {
  let tenant: Tenant;
  let member: Member;
  let killed = 0;

  beforeAll(async () => {
    tenant = await createTenant();
    member = await tenant.member();
  });

  async function killSoon(functionName: string, maxMs: number): Promise<void> {
    await pause(randomInt(50, maxMs));
    killed += killWorkers(functionName);
  }

  /** One request, with one key, until there is an answer of the product. */
  const answered = (path: string, sent?: unknown) => {
    const key = { "idempotency-key": randomUUID() };
    return until(async () => {
      const answer = await call(member.idToken, "POST", path, sent, key).catch(() => undefined);
      return answer && answer.status < 500 && answer.body.code !== "CONFLICT" && answer;
    }, PATIENCE_MS);
  };

  const view = async (id: unknown) =>
    (await call(member.idToken, "GET", `/imports/${id}`).catch(() => undefined))?.body as
      | Record<"task" | "undo", { state: string } | null>
      | undefined;

  /** How many records of each kind there are, and how often each was told to have been made or deleted. */
  async function expectTold(change: "created" | "deleted"): Promise<void> {
    const audit = (await stored(tenant.teamId, "audit")).filter(({ type }) => String(type).endsWith(`.${change}`));
    const ids = audit.map(({ before, after }) => ((after ?? before) as { id: string }).id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(countsOf(audit.map(({ type }) => String(type).split(".")[0]))).toMatchObject({
      lead: ROWS,
      company: COMPANIES,
      contact: PEOPLE,
    });
  }

  test(
    `while an import runs and while it is undone, ${ROUNDS} times: nothing lost or doubled`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        [tenant] = [await createTenant()];
        member = await tenant.member();
        const [imported] = await Promise.all([answered(IMPORT, body), killSoon("jobs", 4_000), killSoon("api", 2_500)]);
        expect(imported).toMatchObject({ status: 200, body: { counts: { records: ROWS, new_companies: COMPANIES } } });
        const { id } = imported.body;
        await until(async () => (await view(id))?.task?.state === "done", PATIENCE_MS);
        const made = await stored(tenant.teamId, "records");
        expect(countsOf(made.map(({ kind }) => String(kind)))).toEqual({
          lead: ROWS,
          company: COMPANIES,
          contact: PEOPLE,
        });
        const there = new Set(made.map((record) => record.id));
        for (const record of made)
          for (const referred of [record.company_id, record.contact_id])
            if (referred) expect(there).toContain(referred);
        await expectTold("created");

        const [undone] = await Promise.all([answered(`/imports/${id}/undo`), killSoon("jobs", 3_000)]);
        expect(undone.status).toBe(200);
        await until(async () => (await view(id))?.undo?.state === "done", PATIENCE_MS);
        expect(await stored(tenant.teamId, "records")).toEqual([]);
        await expectTold("deleted");
        expect((await stored(tenant.teamId, "uniques")).filter(({ kind }) => kind === "value")).toEqual([]);
      }
      expect(killed).toBeGreaterThanOrEqual(ROUNDS);
    },
    ROUNDS * 2 * PATIENCE_MS,
  );
});

const countsOf = (names: (string | undefined)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) if (name) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
