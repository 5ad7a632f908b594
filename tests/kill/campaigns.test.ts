import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { marketingTenant, writeBuyers } from "../support/email/campaign";
import { isLongRun, SEED } from "../support/run/seed";
import { stored } from "../support/suite/stored";
import { createTenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { createRandomKiller } from "./random-killer";
import { RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { automate, expectEachOnce, type Sending, sendCampaign } from "./work/campaign-work";
import { canFindWorkers } from "./worker";

/** Random kills in a long run: `DURE_LONG=1 DURE_KILLS=100 DURE_SEED=7`. */
const KILLS = Number(process.env.DURE_KILLS || 6);
const KILLS_A_ROUND = 6;
/** Two chunks of recipients, each a batch. */
const PEOPLE = 600;
const ENTERING = isLongRun ? 20 : 4;
/** The number of calls per campaign whose answer the stand-in loses. */
const LOST = 1;
/** The most calls of the queue that one kill can hit (functions/src/index.ts). */
const CALLS_AT_ONCE = 40;

/** Where processes die: while finding recipients, at the claim, after the call began, and between automation steps. */
const KILL_POINTS = [
  { of: "jobs", moment: "before", writes: "campaigns/[^/]+/recipients/" },
  { of: "campaigns", moment: "after", writes: "campaigns/[^/]+/batches/" },
  { of: "campaigns", moment: "after", writes: "campaigns/[^/]+/batches/", skip: 1 },
  { of: "jobs", moment: "after", writes: "enrollments/" },
] as const;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)(`processes are killed while mails are sent (seed ${SEED})`, () => {
  let sending: Sending;
  /** The addresses that a campaign to everybody is sent to. */
  const known: string[] = [];

  beforeAll(async () => {
    await untilResponsive();
    const tenant = await createTenant({ plan: "PRO" });
    const { sender } = await marketingTenant(tenant);
    const emails = await writeBuyers(tenant.teamId, PEOPLE);
    known.push(...emails);
    sending = { tenant, sender, emails, admin: await tenant.member("admin") };
  });

  afterEach(disarmKillPoints);

  test(
    "while recipients are found, claimed or mailed, and between steps: everybody gets one mail",
    async () => {
      const { teamId } = sending.tenant;
      const waits = await Promise.all(
        KILL_POINTS.map(({ of, writes, ...point }) =>
          armKillPoint(of, { ...point, writes: `^teams/${teamId}/${writes}` }),
        ),
      );
      const id = await sendCampaign(sending);
      const automated = await automate(sending, ENTERING);
      for (const untilKilled of waits) await untilKilled();
      const unknown = await expectEachOnce(teamId, id, sending.emails);
      expect(unknown).toBeLessThanOrEqual(2);
      await expectEachOnce(teamId, automated.id, automated.emails);
      known.push(...automated.emails);
      expect(await stored(teamId, "dead-letters")).toEqual([]);
    },
    RECOVERY_TIMEOUT_MS,
  );

  test.runIf(isLongRun)(
    `at random, ${KILLS} times: everybody gets one mail, and the kills bound the number of unknown results`,
    async () => {
      const killer = createRandomKiller(SEED);
      const { tenant } = sending;
      let unknown = 0;
      for (let killed = 0; killed < KILLS; ) {
        const killsBefore = killer.kills.campaigns;
        const rounds = Promise.all([
          killer.during("a campaign", ["jobs", "campaigns"], () => sendCampaign(sending)),
          killer.during("an automation", ["jobs", "campaigns"], () => automate(sending, ENTERING)),
        ]);
        killed += await killer.killDuring(Math.min(KILLS_A_ROUND, KILLS - killed), rounds);
        const [id, automated] = await rounds;
        const calls = (killer.kills.campaigns - killsBefore) * CALLS_AT_ONCE + LOST;
        const found =
          (await expectEachOnce(tenant.teamId, id, await audienceOf(tenant.teamId, id, known))) +
          (await expectEachOnce(tenant.teamId, automated.id, automated.emails));
        expect(found).toBeLessThanOrEqual(calls);
        known.push(...automated.emails);
        unknown += found;
        console.log(`Whole after ${killed} kills (seed ${SEED}); ${unknown} calls without an answer so far.`);
      }
      expect(await stored(tenant.teamId, "dead-letters")).toEqual([]);
      console.log(`Killed: ${JSON.stringify(killer.kills)}; unknown calls: ${unknown}.`);
    },
    KILLS * RECOVERY_TIMEOUT_MS,
  );
});

/** The audience of a round's campaign: all known addresses, and the new deals' addresses that the campaign found. */
async function audienceOf(teamId: string, id: string, known: readonly string[]): Promise<string[]> {
  const recipients = await stored(teamId, `campaigns/${id}/recipients`);
  const found = recipients.map(({ email }) => String(email));
  const before = new Set(known);
  return [...known, ...found.filter((email) => !before.has(email))];
}
