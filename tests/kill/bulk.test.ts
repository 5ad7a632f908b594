import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { timesChanged, writeLeads } from "../support/bulk-leads";
import { call } from "../support/call";
import { stored } from "../support/stored";
import { createTenant, type Member, type Tenant } from "../support/tenant";
import { pause, until } from "../support/wait";
import { canFindWorkers, killWorkers } from "./worker";

/** Rounds of each test; more of them are run by hand (DURE_KILL_ROUNDS=50). */
const ROUNDS = Number(process.env.DURE_KILL_ROUNDS || 2);
const PATIENCE_MS = 120_000;
const RECORDS = 400;

/** A request with one key, repeated until there is an answer of the product. */
async function answered({ idToken }: Member, path: string, body: unknown) {
  const key = { "idempotency-key": randomUUID() };
  return until(async () => {
    const answer = await call(idToken, "POST", path, body, key).catch(() => undefined);
    return answer && answer.status < 500 && answer.body.code !== "CONFLICT" && answer;
  }, PATIENCE_MS);
}

describe.runIf(canFindWorkers)("a process that dies", () => {
  let killed = 0;
  afterAll(() => {
    if (ROUNDS > 0) expect(killed).toBeGreaterThan(0);
  });

  const killSoon = async (functionName: string, maxMs: number) => {
    await pause(randomInt(10, maxMs));
    killed += killWorkers(functionName);
  };

  test.each(["update", "convert", "delete"] as const)(
    `during a bulk ${"%s"}: each record once`,
    async (action) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const tenant = await createTenant();
        const member = await tenant.member();
        await member.client.records.listPipelines({});
        const ids = await writeLeads(tenant.teamId, RECORDS);
        const what = {
          update: { property: { standard_fields: { incoming_source: "전시회" } } },
          convert: { record_type_id: "default" },
          delete: {},
        }[action];
        const path = "/sales-entity/lead/bulk/tasks";
        const { body } = await answered(member, path, { action, ...what, target: { ids } });
        await Promise.all([killSoon("jobs", 1_500), killSoon("onEvent", 300)]);
        const task = await until(async () => {
          const answer = await call(member.idToken, "GET", `/tasks/${body.id}`).catch(() => undefined);
          return answer?.status === 200 && answer.body.finished_at !== null && answer.body;
        }, PATIENCE_MS);
        expect(task).toMatchObject({ state: "done", total: RECORDS, succeeded: RECORDS, failed: 0 });
        const type = { update: "lead.changed", convert: "lead.converted", delete: "lead.deleted" }[action];
        const times = await timesChanged(tenant.teamId, type);
        expect(ids.filter((id) => times.get(id) !== 1)).toEqual([]);
        const left = await stored(tenant.teamId, "records");
        expect(left).toHaveLength(action === "delete" ? 0 : RECORDS);
      }
    },
    ROUNDS * PATIENCE_MS,
  );

  describe("during a merge", () => {
    let tenant: Tenant;
    let member: Member;

    beforeAll(async () => {
      tenant = await createTenant();
      member = await tenant.member();
    });

    async function company(): Promise<string> {
      const body = { name: `회사 ${randomUUID()}` };
      return String((await answered(member, "/sales-entity/company", body)).body.id);
    }

    /** Companies with leads and a memo each. */
    async function family(size: number) {
      const ids = await Promise.all(Array.from({ length: size }, company));
      for (const id of ids) {
        await answered(member, `/sales-entity/company/${id}/conversations`, { text: `메모 ${id}` });
        for (let lead = 0; lead < 2; lead += 1)
          await answered(member, "/sales-entity/lead", { deal_name: `리드 ${id}`, company: { id } });
      }
      return ids;
    }

    test(
      "all records become one, with all that hung on them",
      async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const [target_id = "", ...source_ids] = await family(4);
          const merging = answered(member, "/sales-entity/company/merge", { source_ids, target_id });
          await killSoon("api", 250);
          killed += killWorkers("jobs");
          expect(await merging).toMatchObject({ status: 200, body: { id: target_id } });
          await expectMerged(tenant.teamId, target_id, source_ids);
        }
      },
      ROUNDS * PATIENCE_MS,
    );
  });
});

async function expectMerged(teamId: string, targetId: string, sourceIds: string[]): Promise<void> {
  const names = (text: unknown, ids: string[]) => ids.some((id) => JSON.stringify(text).includes(id));
  const family = [targetId, ...sourceIds];
  const own = async (collection: string) => (await stored(teamId, collection)).filter((one) => names(one, family));
  const leads = await until(async () => {
    const found = (await own("records")).filter(({ kind }) => kind === "lead");
    return found.every(({ company_id }) => company_id === targetId) && found;
  }, PATIENCE_MS);
  expect(leads).toHaveLength(family.length * 2);
  const notes = await until(async () => {
    const found = await own("notes");
    return found.every(({ record_id }) => record_id === targetId) && found;
  }, PATIENCE_MS);
  expect(notes).toHaveLength(family.length);
  const companies = (await own("records")).filter(({ kind }) => kind === "company");
  expect(companies.map(({ id }) => id)).toEqual([targetId]);
  const uniques = (await stored(teamId, "uniques")).filter(({ record_id }) => family.includes(String(record_id)));
  expect(uniques).toMatchObject([{ record_id: targetId, value: companies[0]?.name }]);
  const merged = (await stored(teamId, "merged")).filter(({ id }) => sourceIds.includes(String(id)));
  expect(merged).toHaveLength(sourceIds.length);
  const told = (await stored(teamId, "audit")).filter(
    (one) => one.type === "company.merged" && one.merged_into === targetId,
  );
  expect(told).toHaveLength(sourceIds.length);
}
