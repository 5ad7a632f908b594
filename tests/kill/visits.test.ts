import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { postVisit } from "../support/journeys/post-visit";
import { batchOf, pageSeen } from "../support/journeys/visit-batch";
import { isLongRun, SEED } from "../support/run/seed";
import { until } from "../support/suite/wait";
import { createTenant, type Member } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { createRandomKiller } from "./random-killer";
import { RECOVERY_TIMEOUT_MS, untilResponsive, withTimeout } from "./recovery";
import { canFindWorkers } from "./worker";

/** Where the process dies: before and after the commit that stores a post's events. */
const KILL_POINTS = [
  { moment: "before", writes: "visits/" },
  { moment: "after", writes: "visits/", skip: 2 },
] as const;
/** Random kills in a long run: `DURE_LONG=1 DURE_KILLS=30 DURE_SEED=7`. */
const KILLS = isLongRun ? Number(process.env.DURE_KILLS || 6) : 0;
const VISITORS = 4;
/** A visitor may send 120 posts a minute. */
const POSTS = 60;
const ORIGIN = "https://killed-visits.example";

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)(`processes are killed while websites send visits (seed ${SEED})`, () => {
  let member: Member;
  let key: string;

  beforeAll(async () => {
    await untilResponsive();
    member = await (await createTenant()).member("admin");
    const body = { allowed_sites: ["killed-visits.example"] };
    key = (await member.client.journeys.setTracker({ body })).site_key ?? "";
  });

  afterEach(disarmKillPoints);

  /** Posts a page, and again with the same id until the product answers. */
  async function send(visitor: string): Promise<string[]> {
    const events = pageSeen(`${ORIGIN}/${randomUUID()}`);
    const batch = batchOf(key, visitor, events);
    const answer = await until(async () => {
      const given = await withTimeout(postVisit(batch, ORIGIN).catch(() => undefined));
      return given && given.status < 500 && given;
    }, RECOVERY_TIMEOUT_MS);
    expect(answer.status).toBe(204);
    return events.map(({ id }) => id);
  }

  test(
    "every accepted event is in a session once",
    async () => {
      const killer = createRandomKiller(SEED);
      const taken = new Map<string, string[]>();
      let isOver = false;
      const browse = async () => {
        const [visitor, ids]: [string, string[]] = [randomUUID(), []];
        taken.set(visitor, ids);
        for (let posts = 0; posts < POSTS && !isOver; posts += 1)
          ids.push(...(await killer.during("a visit", ["api"], () => send(visitor))));
      };
      const visits = Promise.all(
        Array.from({ length: VISITORS }, async () => {
          while (!isOver) await browse();
        }),
      );
      for (const killPoint of KILL_POINTS) await (await armKillPoint("api", killPoint))();
      expect(await killer.killDuring(KILLS, visits)).toBe(KILLS);
      isOver = true;
      await visits;
      for (const [visitorId, ids] of taken) {
        const sessions = await member.client.journeys.getVisitorSessions({ params: { visitorId } });
        const kept = sessions.flatMap(({ events }) => events.map(({ id }) => id));
        expect(kept.toSorted()).toEqual(ids.toSorted());
      }
    },
    (KILLS + 1) * RECOVERY_TIMEOUT_MS,
  );
});
