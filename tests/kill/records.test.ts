import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { KillPoint } from "../../emulators/src/firebase/kill-points";
import { isLongRun, SEED } from "../support/run/seed";
import { stored } from "../support/suite/stored";
import { pause } from "../support/suite/wait";
import { armKillPoint, disarmKillPoints, type FunctionName } from "./kill-point";
import { createRandomKiller, type During, type RandomKiller } from "./random-killer";
import { RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { bulkWork } from "./work/bulk-work";
import { importWork, undoWork } from "./work/import-work";
import { mergeWork } from "./work/merge-work";
import type { Prepare, Work } from "./work/work";
import { canFindWorkers } from "./worker";

/**
 * A long run also kills processes at random. Its settings are the number of kills, and of teams that do the same work
 * concurrently: `DURE_LONG=1 DURE_KILLS=50 DURE_KILL_LANES=2 DURE_SEED=7`. Fifty kills take half an hour, mostly
 * waiting for locks of dead transactions.
 */
const KILLS = Number(process.env.DURE_KILLS || 6);
const LANES = Number(process.env.DURE_KILL_LANES || 1);
/** Fewer than a job's attempts, so that no job becomes a dead letter. */
const KILLS_A_ROUND = 6;
/** The period in which the works of a round start. */
const BEGIN_MS = 10_000;

const WORKS: Record<string, Prepare> = {
  update: bulkWork({
    body: { action: "update", property: { standard_fields: { incoming_source: "전시회" } } },
    eventType: "lead.changed",
    expected: { collection: "records", values: { incoming_source: "전시회" } },
  }),
  convert: bulkWork({
    body: { action: "convert", record_type_id: "default" },
    eventType: "lead.converted",
    expected: { collection: "records", values: { record_type_id: "default" } },
  }),
  delete: bulkWork({
    body: { action: "delete" },
    eventType: "lead.deleted",
    expected: { collection: "trash", values: {} },
  }),
  merge: mergeWork,
  import: importWork,
  undo: undoWork,
};

type NamedKillPoint = KillPoint & { of: FunctionName };

const START = "tasks/[^/]+$";
const CHUNK = "tasks/[^/]+/chunks/";

/** The kill points of each work. `writes` is relative to the team's document. */
const KILL_POINTS: Record<string, NamedKillPoint[]> = {
  update: [{ of: "jobs", moment: "after", writes: CHUNK }],
  convert: [{ of: "jobs", moment: "before", writes: CHUNK, skip: 1 }],
  delete: [
    { of: "api", moment: "after", writes: START },
    { of: "jobs", moment: "after", writes: CHUNK },
  ],
  merge: [
    { of: "api", moment: "after", writes: "merged/" },
    { of: "jobs", moment: "after", writes: "records/" },
  ],
  import: [
    { of: "api", moment: "before", writes: START },
    { of: "jobs", moment: "before", writes: CHUNK },
  ],
  undo: [{ of: "jobs", moment: "after", writes: CHUNK }],
};

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)("a process is killed", () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test(
    "before and after commits of bulk work, merges, imports and undos: nothing is lost, doubled or partial",
    async () => {
      const works = await Promise.all(
        Object.entries(WORKS).map(async ([name, prepare]) => ({ name, ...(await prepare(name, undisturbed)) })),
      );
      const killPoints = works.flatMap(({ name, teamId }) =>
        (KILL_POINTS[name] ?? []).map(({ of, writes, ...point }) =>
          armKillPoint(of, { ...point, writes: `^teams/${teamId}/${writes}` }),
        ),
      );
      const waits = await Promise.all(killPoints);
      await Promise.all(works.map(({ run }) => run()));
      for (const untilKilled of waits) await untilKilled();
      await expectNothingGivenUp(works);
    },
    RECOVERY_TIMEOUT_MS,
  );

  test.runIf(isLongRun)(
    `at random moments, ${KILLS} times: nothing is lost, doubled or partial`,
    async () => {
      const killer = createRandomKiller(SEED);
      for (let killed = 0; killed < KILLS; ) {
        const kills = await round(killer, Math.min(KILLS_A_ROUND, KILLS - killed));
        console.log(`Whole after ${kills} kills (seed ${SEED}).`);
        killed += kills;
      }
      console.log(`Killed: api ${killer.kills.api} times, jobs ${killer.kills.jobs} times.`);
    },
    KILLS * RECOVERY_TIMEOUT_MS,
  );
});

const undisturbed: During = (_name, _needs, part) => part();

async function expectNothingGivenUp(works: readonly Work[]): Promise<void> {
  for (const { teamId } of works) expect(await stored(teamId, "dead-letters")).toEqual([]);
}

/** Does all work once in each lane while processes are killed. Resolves with the number of kills. */
async function round({ random, during, killDuring }: RandomKiller, kills: number): Promise<number> {
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
  const [killed] = await Promise.all([killDuring(kills, all), all]);
  await expectNothingGivenUp(works);
  return killed;
}
