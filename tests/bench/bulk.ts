import { canFindWorkers, killWorkers } from "../kill/worker";
import { timesChanged, writeLeads } from "../support/records/bulk-leads";
import { pause, until } from "../support/suite/wait";
import { createTenant, type Member } from "../support/teams/tenant";
import { report } from "./support/report";

const RECORDS = 10_000;
const MAX_MS = 20_000;
const POLL_MS = 1_000;
const TIMEOUT_MS = 300_000;

const whole = await updateAll(() => Promise.resolve());
const killed = canFindWorkers ? await updateAll(killHalfWay) : undefined;

report(
  "bulk",
  {
    records: RECORDS,
    update_ms: whole.ms,
    started_after_ms: whole.startedMs,
    ...(killed && { killed_at: killed.killedAt, update_with_kill_ms: killed.ms }),
  },
  {
    [`${RECORDS} records updated in ≤ ${MAX_MS} ms`]: whole.ms <= MAX_MS,
    "each exactly once": whole.isOnce,
    ...(killed && { "killed half way and resumed: each exactly once": killed.isOnce && killed.killedAt > 0 }),
  },
);

/** Updates all records of a new team by a filter. Measures from the request to the last record. */
async function updateAll(meanwhile: (member: Member, id: string) => Promise<unknown>) {
  const { teamId, member: addMember } = await createTenant();
  const member = await addMember("member");
  const ids = await writeLeads(teamId, RECORDS);
  // Fills the read model first, which is measured elsewhere.
  await member.client.records.filterRecords({ params: { entityId: "lead" }, query: {}, body: {} });
  const began = performance.now();
  const { id } = await member.client.records.startBulkTask({
    params: { entityId: "lead" },
    body: {
      action: "update",
      property: { standard_fields: { incoming_source: "전시회" } },
      target: { filters: null },
    },
  });
  const startedMs = performance.now() - began;
  const killedAt = await meanwhile(member, id);
  const task = await until(async () => {
    const now = await progressOf(member, id);
    return now.finished_at !== null && now;
  }, TIMEOUT_MS);
  const ms = performance.now() - began;
  const times = await timesChanged(teamId, "lead.changed");
  const isOnce = task.succeeded === RECORDS && ids.every((one) => times.get(one) === 1);
  return { ms: Math.round(ms), startedMs: Math.round(startedMs), isOnce, killedAt: Number(killedAt ?? 0) };
}

/** Reads the progress as often as the screen does. */
async function progressOf(member: Member, id: string) {
  await pause(POLL_MS);
  return member.client.records.getTask({ params: { id } });
}

/** Kills the process that runs the task at half of its work. Returns how many records were done. */
async function killHalfWay(member: Member, id: string): Promise<number> {
  const done = await until(async () => {
    const { succeeded } = await progressOf(member, id);
    return succeeded >= RECORDS / 2 && succeeded;
  }, TIMEOUT_MS);
  killWorkers("jobs");
  await pause(100);
  return done;
}
