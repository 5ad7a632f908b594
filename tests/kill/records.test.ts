import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { stored } from "../support/suite/stored";
import { pause } from "../support/suite/wait";
import { bulkWork } from "./bulk-work";
import { importWork, undoWork } from "./import-work";
import { createKiller, type Killer } from "./killer";
import { mergeWork } from "./merge-work";
import { PATIENCE_MS, untilAlive } from "./patience";
import type { Prepare } from "./work";
import { canFindWorkers } from "./worker";

/**
 * How often a process is killed, how many teams do the same side by side, and from which seed on:
 * `DURE_KILLS=50 DURE_KILL_LANES=2 DURE_KILL_SEED=7`. Fifty take half an hour, nearly all of it waiting for locks
 * of transactions that died; without being asked for them it does what takes a minute or two.
 */
const KILLS = Number(process.env.DURE_KILLS || 1);
const LANES = Number(process.env.DURE_KILL_LANES || 1);
const SEED = Number(process.env.DURE_KILL_SEED || randomInt(1_000_000));
/** Fewer than the tries of a job, which is given up after the last of them. */
const KILLS_A_ROUND = 6;
/** In which the works of a round begin. */
const BEGIN_MS = 10_000;

const WORKS: Record<string, Prepare> = {
  update: bulkWork({
    body: { action: "update", property: { standard_fields: { incoming_source: "전시회" } } },
    told: "lead.changed",
    left: { collection: "records", values: { incoming_source: "전시회" } },
  }),
  convert: bulkWork({
    body: { action: "convert", record_type_id: "default" },
    told: "lead.converted",
    left: { collection: "records", values: { record_type_id: "default" } },
  }),
  delete: bulkWork({
    body: { action: "delete" },
    told: "lead.deleted",
    left: { collection: "trash", values: {} },
  }),
  merge: mergeWork,
  import: importWork,
  undo: undoWork,
};

// Finding a function's process needs /proc, so elsewhere these tests have nothing to kill.
describe.runIf(canFindWorkers)("a process that dies", () => {
  beforeAll(untilAlive);

  test(
    `during bulk work, conversions, merges, imports and their undoing, ${KILLS} times: nothing lost, doubled or half done`,
    async () => {
      console.log(`DURE_KILL_SEED=${SEED}`);
      const killer = createKiller(SEED);
      for (let killed = 0; killed < KILLS; ) {
        const beganMs = Date.now();
        const struck = await round(killer, Math.min(KILLS_A_ROUND, KILLS - killed));
        console.log(`Whole after ${struck} kills, in ${Math.round((Date.now() - beganMs) / 1000)} s.`);
        expect(struck).toBeGreaterThan(0);
        killed += struck;
      }
      console.log(`Killed: api ${killer.deaths.api} times, jobs ${killer.deaths.jobs} times.`);
    },
    KILLS * PATIENCE_MS,
  );
});

/** Does everything once in each lane while processes die. Answers how many did. */
async function round({ random, during, strike }: Killer, kills: number): Promise<number> {
  const lanes = Array.from({ length: LANES }, (_, lane) => lane);
  const works = await Promise.all(
    lanes.flatMap((lane) => Object.entries(WORKS).map(([name, prepare]) => prepare(`${name} ${lane}`, during))),
  );
  const begins = works.map(() => random.below(BEGIN_MS));
  const all = Promise.all(
    works.map(async ({ run }, place) => {
      await pause(begins[place] ?? 0);
      await run();
    }),
  );
  const [killed] = await Promise.all([strike(kills, all), all]);
  for (const { teamId } of works) expect(await stored(teamId, "dead-letters")).toEqual([]);
  return killed;
}
