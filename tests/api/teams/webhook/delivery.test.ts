import type { Delivery } from "@dure/domain/teams/webhook/delivery";
import { MAX_TRIES } from "@dure/domain/teams/webhook/retry-schedule";
import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../../support/email/inbox";
import { untilIdle } from "../../../support/suite/queue";
import { stored } from "../../../support/suite/stored";
import { until as untilWithin } from "../../../support/suite/wait";
import { createTenant } from "../../../support/teams/tenant";
import { hasPython, verifyInPython } from "../../../support/teams/verify-in-python";
import {
  deliverAt,
  deliveriesOf,
  deliverUntil,
  listeningWebhook,
  untilState,
  verified,
  wakeWebhooks,
} from "../../../support/teams/webhook";
import { unique } from "../../records/fixture";

/** Waits longer than usual, because several jobs run between an event and its call. */
const until: typeof untilWithin = (ask) => untilWithin(ask, 100_000);

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** A team with one webhook for new leads. */
async function team() {
  const own = await createTenant();
  const owner = await own.member("admin");
  const webhook = await listeningWebhook(owner, ["lead-created"]);
  const { teamId } = own;
  return {
    ...webhook,
    own,
    teamId,
    owner,
    teams: owner.client.teams,
    lead: () => owner.client.records.createLead({ body: { deal_name: unique("리드") } }),
    only: async () => (await deliveriesOf(teamId, webhook.id))[0],
    untilEnds: (state: Delivery["state"]) => untilState(teamId, webhook.id, state),
  };
}

const failing = { status: 500, body: "broken" };

describe("a webhook's delivery", () => {
  test("arrives after three failures, under one id, with each attempt signed at its own time", async () => {
    const { answer, lead, untilEnds, received, secret, teams, params } = await team();
    answer(failing, "closed socket", { status: 302, headers: { location: "http://127.0.0.1:9/" } });
    const { id } = await lead();
    const delivery = await untilEnds("delivered");
    expect(received).toHaveLength(4);
    expect(new Set(received.map((one) => one.id))).toEqual(new Set([delivery.id]));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    for (const one of received) {
      expect(verified(secret, one).data).toMatchObject({ record: { id } });
      expect(Math.abs(Number(one.headers["webhook-timestamp"]) * 1000 - one.at)).toBeLessThan(5_000);
    }
    const shown = await teams.getDelivery({ params: { ...params, deliveryId: delivery.id } });
    expect(shown.attempts.map(({ status, failure }) => [status, failure])).toEqual([
      [500, null],
      [null, "connection"],
      [302, null],
      [200, null],
    ]);
    expect(shown).toMatchObject({
      body: received[0]?.body,
      attempts: [{ answer: "broken" }, {}, {}, { answer: "ok" }],
    });
    expect((await teams.listWebhooks({})).data).toMatchObject([{ failing_since: null }]);
  });

  const inPython = hasPython() ? "" : " (not checked: this machine has no python3)";
  test.skipIf(inPython)(`can be verified by the Python code in docs/webhooks.md${inPython}`, async () => {
    const { lead, untilEnds, received, secret } = await team();
    await lead();
    await untilEnds("delivered");
    const [one] = received;
    if (!one) throw new Error("Nothing was received.");
    const { headers, body } = one;
    const earlier = String(Number(headers["webhook-timestamp"]) - 301);
    const calls = [
      { secret, headers, body },
      { secret, headers: { ...headers, "webhook-signature": `v1,bm8= ${headers["webhook-signature"]}` }, body },
      { secret, headers, body: `${body} ` },
      { secret: "whsec_bm8=", headers, body },
      { secret, headers: { ...headers, "webhook-timestamp": earlier }, body },
    ];
    expect(verifyInPython(calls)).toEqual([true, true, false, false, false]);
  });

  test("fails after its last attempt, over three days after the event, and can be replayed by an admin", async () => {
    const { always, lead, untilEnds, received, untilReceived, teams, params, teamId, id } = await team();
    always(failing);
    await lead();
    const failed = await untilEnds("failed");
    expect(received).toHaveLength(MAX_TRIES);
    const { data } = await teams.listDeliveries({ params, query: { state: "failed" } });
    expect(data).toMatchObject([{ id: failed.id, attempts: MAX_TRIES, last_attempt: { status: 500 } }]);
    expect((await teams.listDeliveries({ params, query: { state: "delivered" } })).data).toEqual([]);
    always({ status: 204 });
    expect(await teams.replayFailed({ params, body: { since: hours(4 * 24) } })).toEqual({ count: 0 });
    expect(await teams.replayFailed({ params, body: { since: hours(2 * 24) } })).toEqual({ count: 1 });
    await until(async () => (await deliveriesOf(teamId, id))[0]?.state === "delivered");
    await teams.replayDelivery({ params: { ...params, deliveryId: failed.id } });
    await untilReceived(MAX_TRIES + 2);
    expect(new Set(received.map((one) => one.id))).toEqual(new Set([failed.id]));
  });

  test("respects the endpoint's retry-after", async () => {
    const { answer, lead, only } = await team();
    answer({ status: 429, headers: { "retry-after": "3600" } });
    await lead();
    const { next_attempt_at } = await until(async () => {
      const one = await only();
      return one?.attempts.length === 1 && one;
    });
    expect(Date.parse(next_attempt_at ?? "") - Date.now()).toBeGreaterThan(3_500_000);
  });

  test("is sent once for a duplicate event", async () => {
    const { own, lead, teamId, id, untilReceived, received } = await team();
    await lead();
    await untilReceived(1);
    const [event] = await stored(teamId, "events");
    const again = { types: event?.types, events: event?.events };
    await own.team.collection("events").doc(`${event?.id}-again`).set(again);
    await untilIdle(teamId);
    expect(await deliveriesOf(teamId, id)).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test("whose task is lost is sent by the schedule, even behind many others", async () => {
    const { answer, lead, only, teamId, received, untilReceived, own, id } = await team();
    answer(failing);
    await lead();
    await until(async () => (await only())?.attempts.length === 1);
    await untilIdle(teamId);
    // Simulates a dead worker: its lease has expired, and no task is left.
    const [delivery] = await own.team
      .collection("webhook-deliveries")
      .get()
      .then(({ docs }) => docs);
    await delivery?.ref.update({ state: "waiting", next_attempt_at: new Date().toISOString() });
    await own.team
      .collection("webhook-states")
      .doc(id)
      .update({ wake_at: new Date(Date.now() - 60_000).toISOString() });
    // Fills one page of the schedule's query with webhooks that no longer exist.
    const others = own.team.firestore.batch();
    for (let number = 0; number < 200; number++)
      others.set(own.team.collection("webhook-states").doc(`gone-${number}`), { wake_at: hours(-1) });
    await others.commit();
    const calls = received.length;
    await wakeWebhooks(new Date().toISOString());
    await untilReceived(calls + 1);
  });
});

describe("a webhook whose endpoint is gone", () => {
  test("is turned off at once: admins get one mail, and nothing more is sent or stored", async () => {
    const { answer, lead, teams, owner, received, teamId, own, id, only } = await team();
    const other = await own.member("admin");
    const colleague = await own.member();
    answer({ status: 410 });
    await lead();
    const mail = await mailTo(owner.email, "웹훅이 꺼졌습니다");
    expect(mail.text).toContain("410 Gone");
    await mailTo(other.email, "웹훅이 꺼졌습니다");
    expect((await teams.listWebhooks({})).data).toMatchObject([{ active: false, off_reason: "gone" }]);
    await lead();
    await untilIdle(teamId);
    expect(await only()).toMatchObject({ state: "held" });
    expect(await deliveriesOf(teamId, id)).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(await mailsTo(owner.email, "웹훅이 꺼졌습니다")).toHaveLength(1);
    expect(await mailsTo(colleague.email, "웹훅이 꺼졌습니다")).toEqual([]);
  });
});

describe("a webhook that fails for five days", () => {
  test("is turned off, stores later deliveries, and sends them when it is on again", async () => {
    const { always, lead, teams, params, owner, received, teamId, id, only } = await team();
    always(failing);
    await lead();
    await until(async () => (await only())?.attempts.length === 1);
    for (const at of [hours(1), hours(2), hours(5)]) {
      const seen = received.length;
      await deliverUntil(
        async () => received.length > seen,
        () => deliverAt(teamId, id, at),
      );
    }
    expect((await teams.listWebhooks({})).data).toMatchObject([{ active: true, failing_since: expect.any(String) }]);
    const isOff = async () => (await teams.listWebhooks({})).data[0]?.active === false;
    await deliverUntil(isOff, () => deliverAt(teamId, id, hours(124)));
    await mailTo(owner.email, "웹훅이 꺼졌습니다");
    expect((await teams.listWebhooks({})).data).toMatchObject([{ active: false, off_reason: "failures" }]);

    const sent = received.length;
    await lead();
    await untilIdle(teamId);
    const areHeld = async () => (await deliveriesOf(teamId, id)).filter(({ state }) => state === "held").length === 2;
    await until(areHeld);
    expect(received).toHaveLength(sent);
    const [held] = await deliveriesOf(teamId, id);
    const replay = teams.replayDelivery({ params: { ...params, deliveryId: held?.id ?? "" } });
    await expect(replay).rejects.toMatchObject({ status: 409 });

    always({ status: 200 });
    await teams.setWebhookActivation({ params, body: { active: true } });
    await until(async () => (await deliveriesOf(teamId, id)).some(({ state }) => state === "delivered"));
    const isAllSent = async () => (await deliveriesOf(teamId, id)).every(({ state }) => state === "delivered");
    await deliverUntil(isAllSent, () => deliverAt(teamId, id, hours(200)));
  });
});

describe("replaying the deliveries that failed since a time", () => {
  test("sends all of them, and none that failed before, even if only the event's time is known", async () => {
    const { own, lead, teams, params, teamId, id, received, untilReceived } = await team();
    await Promise.all([lead(), lead(), lead()]);
    await untilReceived(3);
    await untilIdle(teamId);
    const { docs } = await own.team.collection("webhook-deliveries").get();
    const [old, ...recent] = docs;
    const [late, former] = recent;
    const created_at = "2026-01-01T00:00:00.000Z";
    await Promise.all(docs.map(({ ref }) => ref.update({ state: "failed", next_attempt_at: null })));
    await old?.ref.update({ created_at, failed_at: "2026-01-01T12:00:00.000Z" });
    await late?.ref.update({ created_at, failed_at: "2026-01-04T03:00:00.000Z" });
    await former?.ref.update({ failed_at: FieldValue.delete() });
    expect(await teams.replayFailed({ params, body: { since: "2026-01-02T09:00:00+09:00" } })).toEqual({ count: 2 });
    await until(async () => (await deliveriesOf(teamId, id)).filter(({ state }) => state === "delivered").length === 2);
    expect(
      received
        .slice(3)
        .map((one) => one.id)
        .toSorted(),
    ).toEqual(recent.map((one) => one.id).toSorted());
  });
});

describe("one webhook", () => {
  test("that is slow or failing delays no other", async () => {
    const own = await createTenant();
    const owner = await own.member("admin");
    const [silent, broken, good] = await Promise.all([
      listeningWebhook(owner, ["lead-created"]),
      listeningWebhook(owner, ["lead-created"]),
      listeningWebhook(owner, ["lead-created"]),
    ]);
    silent.always("silence");
    broken.always(failing);
    await Promise.all(
      Array.from({ length: 10 }, () => owner.client.records.createLead({ body: { deal_name: unique("리드") } })),
    );
    await good.untilReceived(10);
    // The silent endpoint gets at most one call per delivery, because its first round is not over.
    expect(silent.received.length).toBeLessThanOrEqual(10);
    expect(new Set(good.received.map(({ id }) => id)).size).toBe(10);
  });
});

test("deliveries are listed in pages, newest first", async () => {
  const { teams, params, own, lead, untilReceived } = await team();
  await lead();
  await untilReceived(1);
  const [known] = (await own.team.collection("webhook-deliveries").get()).docs;
  const copies = Array.from({ length: 4 }, (_, at) => `msg_copy${at}`);
  await Promise.all(
    copies.map((id, at) =>
      own.team
        .collection("webhook-deliveries")
        .doc(id)
        .set({ ...known?.data(), state: "failed", created_at: `2026-01-0${1 + (at >> 1)}T00:00:00.000Z` }),
    ),
  );
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { page_count: 2, ...(cursor && { cursor }) };
    const page: Awaited<ReturnType<typeof teams.listDeliveries>> = await teams.listDeliveries({ params, query });
    ids.push(...page.data.map(({ id }) => id));
    expect(page.is_last).toBe(page.cursor === null);
    cursor = page.cursor;
  } while (cursor);
  expect(ids).toEqual([known?.id, "msg_copy3", "msg_copy2", "msg_copy1", "msg_copy0"]);
});
