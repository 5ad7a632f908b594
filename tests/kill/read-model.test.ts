import "../support/suite/admin";
import { fork } from "node:child_process";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../emulators/src/seed/random";
import { openTeamModel, type TeamModel } from "../../functions/src/records/read-model/team-model";
import { compare, differencesOf } from "../support/records/read-model";
import { isLongRun, SEED } from "../support/run/seed";
import { pause } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints, killPointsOf } from "./kill-point";

/** Where each writer is killed: at a commit of records, after some other commits, or at the commit of a snapshot. */
const KILL_POINTS = [
  { moment: "after", writes: "/records/", skip: 15 },
  { moment: "before", writes: "/read-model/snapshot$" },
  { moment: "before", writes: "/records/", skip: 10 },
  { moment: "after", writes: "/read-model/snapshot$" },
] as const;
/**
 * A long run also kills writers at random. Its settings are the number of operations, of teams, and a writer's longest
 * life: `DURE_LONG=1 DURE_MODEL_OPERATIONS=10000 DURE_MODEL_TEAMS=10 DURE_MODEL_LIVES_MS=1500 DURE_SEED=7`. A killed
 * writer leaves its team's records locked for a minute. With many teams the next writer uses another one.
 */
const OPERATIONS = Number(process.env.DURE_MODEL_OPERATIONS || 1_500);
const TEAMS = isLongRun ? Number(process.env.DURE_MODEL_TEAMS || 1) : 1;
/** Long enough to start, to write, and to reach a snapshot. */
const MAX_LIFE_MS = Number(process.env.DURE_MODEL_LIVES_MS || 4_000);
const MINUTES = 60_000;

/** Teams, each with a model that stays open during the whole test. */
let teams: { teamId: string; open: TeamModel }[];

beforeAll(async () => {
  teams = await Promise.all(
    Array.from({ length: TEAMS }, async () => {
      const { teamId } = await createTenant();
      return { teamId, open: await openTeamModel(teamId) };
    }),
  );
});
afterAll(() => {
  for (const { open } of teams) open.close();
});
afterEach(disarmKillPoints);

test(
  "after random changes and kills before and after commits, the read model equals Firestore",
  async () => {
    const [team] = teams;
    if (!team) throw new Error("There is no team.");
    for (const [life, killPoint] of KILL_POINTS.entries()) {
      const untilKilled = await armKillPoint("writer", killPoint);
      await runWriterUntilKilled(team.teamId, SEED + life, new Promise(() => {}));
      await untilKilled();
      await team.open.refresh();
    }
    expect(await expectSame(team)).toBeGreaterThan(0);
  },
  5 * MINUTES,
);

test.runIf(isLongRun)(
  `after ${OPERATIONS} random changes and random kills, the read model equals Firestore`,
  async () => {
    const random = createRandom(SEED);
    let done = 0;
    let deaths = 0;
    while (done < OPERATIONS)
      for (const { teamId, open } of teams) {
        done += await runWriterUntilKilled(teamId, SEED + deaths, pause(random.below(MAX_LIFE_MS)));
        deaths += 1;
        await open.refresh();
      }
    let held = 0;
    for (const team of teams) held += await expectSame(team);
    console.log(`${done} changes, ${deaths} deaths, ${held} records in ${TEAMS} teams (seed ${SEED})`);
  },
  20 * MINUTES,
);

/**
 * Expects the same records in a new model, in the team's open model and in Firestore.
 * @returns their number
 */
async function expectSame({ teamId, open }: (typeof teams)[number]): Promise<number> {
  const { records, differences } = await differencesOf(teamId);
  expect(differences).toEqual([]);
  await open.refresh();
  const truth = await openTeamModel(teamId, { rebuild: true });
  expect((await compare(open, truth)).differences).toEqual([]);
  truth.close();
  return records;
}

/**
 * Runs a writer until it is killed.
 * @param lives kills the writer when it resolves, but not before the first change
 * @returns the number of changes that the writer committed
 */
async function runWriterUntilKilled(teamId: string, seed: number, lives: Promise<void>): Promise<number> {
  const writer = fork(
    new URL("read-model-writer.ts", import.meta.url),
    [teamId, String(seed), killPointsOf("writer")],
    {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  let done = 0;
  const begun = new Promise<void>((begin) => {
    writer.on("message", (changed) => {
      done += Number(changed);
      begin();
    });
  });
  const ended = new Promise<number | null>((end) => writer.once("exit", (code) => end(code)));
  await Promise.race([begun, ended]);
  await Promise.race([lives, ended]);
  writer.kill("SIGKILL");
  expect(await ended, "ended by itself").toBeNull();
  return done;
}
