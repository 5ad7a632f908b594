import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { isLongRun, SEED } from "../support/run/seed";
import { untilIdle } from "../support/suite/queue";
import { stored } from "../support/suite/stored";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { createRandomKiller } from "./random-killer";
import { RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { checkoutLane, renewalLane, seatsLane, transferLane, webhookLane } from "./work/administration-work";
import { canFindWorkers } from "./worker";

/** Random kills in a long run: `DURE_LONG=1 DURE_KILLS=50 DURE_SEED=7`. Without it, each lane's work is done once. */
const KILLS = isLongRun ? Number(process.env.DURE_KILLS || 6) : 0;

/** The errors of jobs that meet what a dead process holds for a minute: its claim on a mail, or its locks. */
const HELD = /^Error: The mail .* is being sent\.$|^AppError: Too many changes came at once/;

/** The dead letters, except those with a `HELD` error: in the suite, a job's retries end before that minute is over. */
const givenUp = async (teamId: string) =>
  (await stored(teamId, "dead-letters")).filter(({ error }) => !HELD.test(String(error)));

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)(`processes are killed during an admin's work (seed ${SEED})`, () => {
  beforeAll(untilResponsive);
  afterEach(disarmKillPoints);

  test.each(["before", "after"] as const)(
    "%s the commit of an admin role transfer: there is one admin, and one transfer",
    async (moment) => {
      const tenant = await createTenant();
      const lane = await transferLane((_name, _needs, part) => part(), tenant);
      const untilKilled = await armKillPoint("api", { moment, writes: `^teams/${tenant.teamId}/users/` });
      await lane.once();
      await untilKilled();
      await lane.check();
    },
    RECOVERY_TIMEOUT_MS,
  );

  test(
    `no transfer, seat, checkout, renewal or delivery is lost or doubled (${KILLS} random kills)`,
    async () => {
      const killer = createRandomKiller(SEED);
      const starts = [transferLane, seatsLane, checkoutLane, renewalLane, webhookLane];
      const lanes = await Promise.all(starts.map((start) => start(killer.during)));
      let isOver = false;
      const work = Promise.all(
        lanes.map(async ({ once }) => {
          do await once();
          while (!isOver);
        }),
      );
      expect(await killer.killDuring(KILLS, work)).toBe(KILLS);
      isOver = true;
      await work;
      const teamIds = lanes.flatMap((lane) => lane.teamIds());
      for (const teamId of teamIds) await untilIdle(teamId, RECOVERY_TIMEOUT_MS);
      for (const { check } of lanes) await check();
      for (const teamId of teamIds) expect(await givenUp(teamId)).toEqual([]);
      console.log(`Whole after kills: ${JSON.stringify(killer.kills)}`);
    },
    (KILLS + 1) * RECOVERY_TIMEOUT_MS,
  );
});
