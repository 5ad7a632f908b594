import "../support/suite/admin";
import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTeamModel, type TeamModel } from "../../functions/src/records/read-model/team-model";
import { compare, differencesOf } from "../support/records/read-model";
import { pause } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";

/**
 * How much is done to the records, in how many teams, how long a process lives at the most, and from which seed on:
 * `DURE_MODEL_OPERATIONS=10000 DURE_MODEL_TEAMS=10 DURE_MODEL_LIVES_MS=1500 DURE_MODEL_SEED=7`. Ten thousand take minutes;
 * without being asked for them it does what takes one. A process that dies leaves its team's records locked for a minute:
 * with many teams the next one works in another, and lives may be short.
 */
const OPERATIONS = Number(process.env.DURE_MODEL_OPERATIONS || 1_500);
const TEAMS = Number(process.env.DURE_MODEL_TEAMS || 1);
/** It begins, writes, and may be at a snapshot. */
const LIVES_MS = Number(process.env.DURE_MODEL_LIVES_MS || 4_000);
const SEED = Number(process.env.DURE_MODEL_SEED || randomInt(1_000_000));
const MINUTES = 60_000;

/** A team, and an instance that lives through all of it. */
let teams: { teamId: string; lasting: TeamModel }[];

beforeAll(async () => {
  teams = await Promise.all(
    Array.from({ length: TEAMS }, async () => {
      const { teamId } = await createTenant();
      return { teamId, lasting: await openTeamModel(teamId) };
    }),
  );
});
afterAll(() => {
  for (const { lasting } of teams) lasting.close();
});

test(
  `after ${OPERATIONS} random changes and random deaths the read model holds what Firestore holds`,
  async () => {
    console.log(`DURE_MODEL_SEED=${SEED}`);
    let done = 0;
    let deaths = 0;
    while (done < OPERATIONS)
      for (const { teamId, lasting } of teams) {
        done += await liveAndDie(teamId, SEED + deaths);
        deaths += 1;
        await lasting.refresh();
      }
    let held = 0;
    for (const team of teams) held += await expectSame(team);
    console.log(`${done} changes, ${deaths} deaths, ${held} records in ${TEAMS} teams`);
  },
  20 * MINUTES,
);

/** @returns how many records a new instance, the lasting one and Firestore agree on */
async function expectSame({ teamId, lasting }: (typeof teams)[number]): Promise<number> {
  const { records, differences } = await differencesOf(teamId);
  expect(differences).toEqual([]);
  await lasting.refresh();
  const truth = await openTeamModel(teamId, { anew: true });
  expect((await compare(lasting, truth)).differences).toEqual([]);
  truth.close();
  return records;
}

/** @returns how many changes it had committed when it was killed, in the middle of anything */
async function liveAndDie(teamId: string, seed: number): Promise<number> {
  const writer = fork(new URL("read-model-writer.ts", import.meta.url), [teamId, String(seed)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let done = 0;
  const begun = new Promise<void>((begin) => {
    writer.on("message", (changed) => {
      done += Number(changed);
      begin();
    });
  });
  const ended = new Promise<number | null>((end) => writer.once("exit", (code) => end(code)));
  await Promise.race([begun, ended]);
  await Promise.race([pause(randomInt(LIVES_MS)), ended]);
  writer.kill("SIGKILL");
  expect(await ended, "ended by itself").toBeNull();
  return done;
}
