import "../support/admin";
import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTeamModel, type TeamModel } from "../../functions/src/records/read-model/team-model";
import { compare, differencesOf } from "../support/read-model";
import { createTenant, type Tenant } from "../support/tenant";
import { pause } from "../support/wait";

/**
 * How much is done to the records, and from which seed on: `DURE_MODEL_OPERATIONS=10000 DURE_MODEL_SEED=7`. Ten thousand
 * take minutes; without being asked for them it does what takes one.
 */
const OPERATIONS = Number(process.env.DURE_MODEL_OPERATIONS || 1_500);
const SEED = Number(process.env.DURE_MODEL_SEED || randomInt(1_000_000));
/** A process lives so long, at the most: it begins, writes, and may be at a snapshot. */
const LIVES_MS = 4_000;
const MINUTES = 60_000;

let tenant: Tenant;
/** An instance that lives through all of it. */
let lasting: TeamModel;

beforeAll(async () => {
  tenant = await createTenant();
  lasting = await openTeamModel(tenant.teamId);
});
afterAll(() => lasting.close());

test(
  `after ${OPERATIONS} random changes and random deaths the read model holds what Firestore holds`,
  async () => {
    console.log(`DURE_MODEL_SEED=${SEED}`);
    let done = 0;
    let deaths = 0;
    for (; done < OPERATIONS; deaths += 1) {
      done += await liveAndDie(SEED + deaths);
      await lasting.refresh();
    }
    const { records, differences } = await differencesOf(tenant.teamId);
    console.log(`${done} changes, ${deaths} deaths, ${records} records`);
    expect(differences).toEqual([]);
    await lasting.refresh();
    const truth = await openTeamModel(tenant.teamId, { anew: true });
    expect((await compare(lasting, truth)).differences).toEqual([]);
    truth.close();
  },
  10 * MINUTES,
);

/** @returns how many changes it had committed when it was killed, in the middle of anything */
async function liveAndDie(seed: number): Promise<number> {
  const writer = fork(new URL("read-model-writer.ts", import.meta.url), [tenant.teamId, String(seed)], {
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
