import { randomUUID } from "node:crypto";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { activeRouter, answersOf, listRows } from "../support/routing/submission";
import { isLongRun, SEED } from "../support/run/seed";
import { call } from "../support/suite/call";
import { outboxOf, stored } from "../support/suite/stored";
import { until } from "../support/suite/wait";
import { createTenant, type Tenant } from "../support/teams/tenant";
import { armKillPoint, disarmKillPoints } from "./kill-point";
import { createRandomKiller } from "./random-killer";
import { RECOVERY_TIMEOUT_MS, untilResponsive, withTimeout } from "./recovery";
import { canFindWorkers } from "./worker";

/** Where processes are killed during submissions: at the commit of a row, and at the commit of some rows' leads. */
const KILL_POINTS = [
  { of: "api", moment: "before", writes: "^submissions/" },
  { of: "api", moment: "after", writes: "^submissions/", skip: 3 },
  { of: "jobs", moment: "before", writes: "^submissions/" },
  { of: "jobs", moment: "after", writes: "^submissions/", skip: 1 },
] as const;
/** Random kills in a long run: `DURE_LONG=1 DURE_KILLS=30 DURE_SEED=7`. */
const KILLS = isLongRun ? Number(process.env.DURE_KILLS || 6) : 0;
/** Concurrent visitors. The regulars submit several times under one e-mail. */
const VISITORS = 8;
const REGULARS = 3;

// Finding a function's process requires /proc.
describe.runIf(canFindWorkers)(`processes are killed during submissions (seed ${SEED})`, () => {
  let tenant: Tenant;
  let router: { id: string };

  beforeAll(async () => {
    await untilResponsive();
    tenant = await createTenant({ plan: "PRO" });
    router = await activeRouter(tenant, await tenant.member());
  });

  afterEach(disarmKillPoints);

  /** Submits under one id, and retries until the product answers. */
  async function send(email: string): Promise<string> {
    const body = { id: randomUUID(), answers: answersOf({ name: "오지훈", email }) };
    const path = `/public/active/entries/${router.id}/submissions`;
    const answer = await until(async () => {
      const given = await withTimeout(call("", "POST", path, body));
      return given && given.status < 500 && given;
    }, RECOVERY_TIMEOUT_MS);
    expect(answer).toMatchObject({ status: 201, body: { id: body.id } });
    return body.id;
  }

  test(
    "every accepted submission is stored once, routed once, and has one lead",
    async () => {
      const killer = createRandomKiller(SEED);
      const accepted = new Map<string, string>();
      let isOver = false;
      const visitor = async (place: number) => {
        while (!isOver) {
          const email = place < REGULARS ? `regular-${place}@visitor.example` : `${randomUUID()}@visitor.example`;
          accepted.set(await killer.during("a submission", ["api", "jobs"], () => send(email)), email);
        }
      };
      const visits = Promise.all(Array.from({ length: VISITORS }, (_, place) => visitor(place)));
      for (const { of, ...killPoint } of KILL_POINTS) await (await armKillPoint(of, killPoint))();
      expect(await killer.killDuring(KILLS, visits)).toBe(KILLS);
      isOver = true;
      await visits;

      const rows = await until(async () => {
        const all = await listRows(tenant, router.id);
        return all.every(({ recorded }) => recorded) && all;
      }, RECOVERY_TIMEOUT_MS);
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(accepted.keys()));
      for (const { id, email, status } of rows) expect([email, status]).toEqual([accepted.get(id), "disqualified"]);

      const leads = (await stored(tenant.teamId, "records")).filter(({ kind }) => kind === "lead");
      expect(leads.map(({ email }) => email).toSorted()).toEqual([...new Set(accepted.values())].toSorted());
      const leadOf = new Map(leads.map(({ email, id }) => [email, id]));
      for (const { email, record_id } of rows) expect(record_id).toBe(leadOf.get(email));
      const told = (await outboxOf(tenant.teamId)).filter(({ type }) => type === "submission.created");
      expect(told.map(({ after }) => (after as SubmissionRow).id).toSorted()).toEqual([...accepted.keys()].toSorted());
      expect(await stored(tenant.teamId, "form-submissions")).toHaveLength(accepted.size);
      console.log(`${accepted.size} submissions, ${leads.length} leads, kills: ${JSON.stringify(killer.kills)}`);
    },
    (KILLS + 1) * RECOVERY_TIMEOUT_MS,
  );
});
