import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { timesChanged, writeLeads } from "../support/bulk-leads";
import { call } from "../support/call";
import { stored } from "../support/stored";
import { createTenant, type Member } from "../support/tenant";
import { pause, until } from "../support/wait";
import { canFindWorkers, killWorkers } from "./worker";

/** Kills of each process; more of them are tried by hand (DURE_KILL_ROUNDS=50). */
const ROUNDS = Number(process.env.DURE_KILL_ROUNDS || 1);
/** A transaction that died keeps its locks until Firestore gives them up. */
const PATIENCE_MS = 240_000;
const RECORDS = 300;

const ACTIONS = [
  { action: "update", property: { standard_fields: { incoming_source: "전시회" } }, told: "lead.changed" },
  { action: "convert", record_type_id: "default", told: "lead.converted" },
  { action: "delete", told: "lead.deleted" },
];

// Finding a function's process needs /proc, so elsewhere these tests have nothing to kill.
describe.runIf(canFindWorkers)("a process that dies", () => {
  test(
    `during bulk work, conversions and merges, ${ROUNDS} times: nothing lost, done twice, or half merged`,
    async () => {
      let killed = 0;
      const killSoon = async (functionName: string, maxMs: number) => {
        await pause(randomInt(10, maxMs));
        killed += killWorkers(functionName);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const member = await (await createTenant()).member();
        const family = await companies(member, 4);
        const teams = await Promise.all(ACTIONS.map(teamWithLeads));
        const work = [...ACTIONS.map((action, place) => bulk(action, teams[place])), merge(member, family)];
        await Promise.all([killSoon("jobs", 2_500), killSoon("api", 700), ...work]);
      }
      expect(killed).toBeGreaterThanOrEqual(ROUNDS);
    },
    ROUNDS * PATIENCE_MS,
  );
});

/** A connection to a process that died may never end: a client gives it up, and asks again. */
const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(20_000).then(() => undefined)]);

/** A request with one key, repeated until there is an answer of the product. */
async function answered({ idToken }: Member, path: string, body: unknown) {
  const key = { "idempotency-key": randomUUID() };
  return until(async () => {
    const answer = await soon(call(idToken, "POST", path, body, key));
    return answer && answer.status < 500 && answer.body.code !== "CONFLICT" && answer;
  }, PATIENCE_MS);
}

type Team = Awaited<ReturnType<typeof teamWithLeads>>;

async function teamWithLeads() {
  const { teamId, member: addMember } = await createTenant();
  const member = await addMember();
  await member.client.records.listPipelines({});
  return { teamId, member, ids: await writeLeads(teamId, RECORDS) };
}

/** Acts on all leads of a team; each of them is told once, and all are as they should be. */
async function bulk({ told, ...body }: (typeof ACTIONS)[number], team: Team | undefined): Promise<void> {
  if (!team) throw new Error("There are fewer teams than actions.");
  const { teamId, member, ids } = team;
  const target = { ids };
  const started = await answered(member, "/sales-entity/lead/bulk/tasks", { ...body, target });
  const task = await until(async () => {
    await pause(500);
    const answer = await soon(call(member.idToken, "GET", `/tasks/${started.body.id}`));
    return answer?.status === 200 && answer.body.finished_at !== null && answer.body;
  }, PATIENCE_MS);
  expect(task).toMatchObject({ state: "done", total: RECORDS, succeeded: RECORDS, failed: 0 });
  const times = await timesChanged(teamId, told);
  expect(ids.filter((id) => times.get(id) !== 1)).toEqual([]);
  expect(await stored(teamId, "records")).toHaveLength(body.action === "delete" ? 0 : RECORDS);
}

type Family = { teamId: string; ids: string[] };

/** Companies with two leads and a memo each. */
async function companies(member: Member, count: number): Promise<Family> {
  const { records } = member.client;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await records.createCompany({ body: { name: `회사 ${randomUUID()}` } });
    await records.createNote({ params: { entityId: "company", id }, body: { text: `메모 ${id}` } });
    for (let lead = 0; lead < 2; lead += 1)
      await records.createLead({ body: { deal_name: `리드 ${id}`, company: { id } } });
    ids.push(id);
  }
  const { teamId } = await member.client.teams.getTeam({});
  return { teamId, ids };
}

/** All companies become the first one, with all that hung on them. */
async function merge(member: Member, { teamId, ids: [target_id = "", ...source_ids] }: Family): Promise<void> {
  const merged = await answered(member, "/sales-entity/company/merge", { source_ids, target_id });
  expect(merged).toMatchObject({ status: 200, body: { id: target_id } });
  const count = source_ids.length + 1;
  const leads = await until(async () => {
    const found = (await stored(teamId, "records")).filter(({ kind }) => kind === "lead");
    return found.every(({ company_id }) => company_id === target_id) && found;
  }, PATIENCE_MS);
  expect(leads).toHaveLength(count * 2);
  const notes = await until(async () => {
    const found = await stored(teamId, "notes");
    return found.every(({ record_id }) => record_id === target_id) && found;
  }, PATIENCE_MS);
  expect(notes).toHaveLength(count);
  const left = (await stored(teamId, "records")).filter(({ kind }) => kind === "company");
  expect(left).toMatchObject([{ id: target_id }]);
  const names = (await stored(teamId, "uniques")).filter(({ field_id }) => field_id === "name");
  expect(names).toMatchObject([{ record_id: target_id, value: left[0]?.name }]);
  expect(await stored(teamId, "merged")).toHaveLength(source_ids.length);
  expect((await stored(teamId, "audit")).filter(({ type }) => type === "company.merged")).toHaveLength(
    source_ids.length,
  );
}
