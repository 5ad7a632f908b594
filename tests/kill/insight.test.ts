import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { runAt, untilDelivered, untilPlanned } from "../support/notifications/delivery";
import { activeNotification, createDealDue, seoulDay } from "../support/notifications/notification";
import { connectCards, setCards } from "../support/records/business-cards";
import { isLongRun, SEED } from "../support/run/seed";
import { stored } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { connectSlack, postsIn } from "../support/teams/slack";
import { createTenant } from "../support/teams/tenant";
import { createRandomKiller } from "./random-killer";
import { getUntil, postUntilAnswered, RECOVERY_TIMEOUT_MS, untilResponsive } from "./recovery";
import { canFindWorkers } from "./worker";

/** The number of kills for each kind of work in a long run: `DURE_LONG=1 DURE_KILLS=50 DURE_SEED=7`. */
const KILLS = Number(process.env.DURE_KILLS || 6);
const TIMEOUT_MS = (KILLS + 1) * RECOVERY_TIMEOUT_MS;

// Finding a function's process requires /proc. Kills at chosen points are in the files of each kind of work.
describe.runIf(canFindWorkers && isLongRun)(`processes are killed at random (seed ${SEED})`, () => {
  beforeAll(untilResponsive);

  /** Repeats a piece of work until enough processes were killed. Returns how often the work was done. */
  async function whileKilled(killer: ReturnType<typeof createRandomKiller>, piece: () => Promise<void>) {
    let [done, isOver] = [0, false];
    const work = (async () => {
      while (!isOver) {
        await piece();
        done += 1;
      }
    })();
    expect(await killer.killDuring(KILLS, work)).toBe(KILLS);
    isOver = true;
    await work;
    return done;
  }

  test(
    "during notifications: each due deal is posted once",
    async () => {
      const killer = createRandomKiller(SEED);
      const tenant = await createTenant();
      const admin = await tenant.member("admin");
      const { workspace, channels } = await connectSlack(admin);
      // The product is in the private channel, so that it can look for a post.
      const { id } = await activeNotification(admin, channels.find(({ is_private }) => is_private)?.id ?? "");
      let at = "";
      const names: string[] = [];
      await whileKilled(killer, async () => {
        at = await untilPlanned(tenant.teamId, id, at, RECOVERY_TIMEOUT_MS);
        for (let place = 0; place < 3; place += 1) {
          const name = randomUUID();
          await createDealDue(admin, name, seoulDay(at, 3));
          names.push(name);
        }
        await killer.during("notifications", ["jobs", "webhooks"], async () => {
          await runAt(tenant.teamId, id, at);
          await untilDelivered(tenant.teamId, id, names.length, RECOVERY_TIMEOUT_MS);
        });
      });
      const told = (await postsIn(workspace)).map(({ text }) => text.split("\n")[1]);
      expect(told.toSorted()).toEqual(names.toSorted());
    },
    TIMEOUT_MS,
  );

  test(
    "during AI research: each run ends, and counts once if it succeeded",
    async () => {
      const killer = createRandomKiller(SEED + 1);
      const tenant = await createTenant({ plan: "PRO" });
      const member = await tenant.member();
      const states: string[] = [];
      await whileKilled(killer, async () => {
        const { id } = await member.client.records.createCompany({ body: { name: `연구 ${randomUUID()}` } });
        await killer.during("research", ["jobs"], async () => {
          await postUntilAnswered(member, `/sales-entity/company/${id}/research`);
          const ended = await until(async () => {
            const { research } = await member.client.journeys.getCompanyResearch({ params: { id } });
            return (research?.state === "done" || research?.state === "failed") && research;
          }, RECOVERY_TIMEOUT_MS);
          if (ended.state === "done") expect(ended.findings.filter(({ kind }) => kind === "employees")).toHaveLength(1);
          states.push(ended.state);
        });
      });
      const [usage] = await stored(tenant.teamId, "research-usage");
      expect(usage?.used).toBe(states.filter((state) => state === "done").length);
    },
    TIMEOUT_MS,
  );

  test(
    "during syncs of business cards: each card becomes one contact",
    async () => {
      const killer = createRandomKiller(SEED + 2);
      const tenant = await createTenant();
      const admin = await tenant.member("admin");
      const cards: { id: string; name: string; company: string; email: string }[] = [];
      const token = await connectCards(admin, cards);
      await whileKilled(killer, async () => {
        for (let place = 0; place < 60; place += 1) {
          const id = `card ${cards.length}`;
          cards.push({
            id,
            name: "김민수",
            company: `회사 ${cards.length % 20}`,
            email: `${randomUUID()}@cards.example`,
          });
        }
        await setCards(token, cards);
        await killer.during("a sync", ["api", "jobs"], async () => {
          await postUntilAnswered(admin, "/business-card/remember/sync");
          await getUntil(admin, "/business-card/remember/syncs", ({ data }) =>
            (data as { state: string }[]).every(
              ({ state }) => state !== "fetching" && state !== "pending" && state !== "running",
            ),
          );
        });
      });
      const contacts = (await stored(tenant.teamId, "records")).filter(({ kind }) => kind === "contact");
      expect(contacts).toHaveLength(cards.length);
      expect(await stored(tenant.teamId, "dead-letters")).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
