import { beforeAll, describe, expect, test } from "vitest";
import {
  eventOf,
  postEvents,
  sentBatch,
  storedCounts,
  storedRecipient,
  storedStatistics,
} from "../../support/email/mail-events";
import { firestore } from "../../support/suite/admin";
import { untilIdle } from "../../support/suite/queue";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant, fresh } from "../../support/teams/tenant";

let teamId: string;

beforeAll(async () => {
  ({ teamId } = await createTenant());
});

const kept = async () => (await firestore.collection(`teams/${teamId}/email-events`).get()).size;
const isApplied = () => until(async () => (await kept()) === 0, 100_000);

/** A sent campaign, with functions that build its events and read its results. */
async function sent(emails: string[], more: Parameters<typeof sentBatch>[3] = {}) {
  const campaignId = fresh("c");
  await sentBatch(teamId, campaignId, emails, more);
  const at = { teamId, campaignId };
  return {
    campaignId,
    event: (...args: [email: string, event: string, seconds: number, more?: Record<string, unknown>]) =>
      eventOf(at, ...args),
    recipient: (email: string) => storedRecipient(teamId, campaignId, email),
    counts: () => storedCounts(teamId, campaignId),
    statistics: () => storedStatistics(teamId, campaignId),
  };
}

async function apply(...events: unknown[]) {
  expect(await postEvents(events)).toBe(200);
  await isApplied();
}

describe("the webhook", () => {
  test("stores nothing without SendGrid's signature", async () => {
    const { event } = await sent(["a@x.example"]);
    const post = [event("a@x.example", "delivered", 5)];
    const forged = {
      "x-twilio-email-event-webhook-signature": "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEA",
      "x-twilio-email-event-webhook-timestamp": "1700000000",
    };
    expect(await postEvents(post, forged)).toBe(403);
    expect(await postEvents(post, {})).toBe(403);
    expect(await kept()).toBe(0);
  });

  test.each([["{"], ["{}"], ['"text"']])("answers 400 to %s", async (body) => expect(await postEvents(body)).toBe(400));

  test("takes only POST", async () => expect((await fetch(`${suite.apiUrl}/public/email/events`)).status).toBe(405));

  test("ignores invalid events, unknown teams, and deliveries of the product's own mails", async () => {
    const { event } = await sent(["a@x.example"]);
    const strange = [
      7,
      null,
      {},
      { ...event("a@x.example", "open", 5), team_id: "../x" },
      { ...event("a@x.example", "delivered", 5), campaign_id: undefined },
    ];
    expect(await postEvents(strange)).toBe(200);
    expect(await kept()).toBe(0);
  });
});

describe("the status of a mail", () => {
  const A = "https://acme.example/?m={{email}}&a=1";

  test("is the same for events in any order and repeatedly", async () => {
    const [one, two, three] = ["one@gmail.com", "two@naver.com", "hard@x.example"] as const;
    const mail = await sent([one, two, three], { html: `<a href="https://acme.example/?m={{email}}&amp;a=1">x</a>` });
    const click = { url: "https://acme.example/?m=one%40gmail.com&a=1", url_offset: { index: 0, type: "html" } };
    const events = [
      mail.event(one, "click", 300, click),
      mail.event(one, "open", 200, { useragent: "Firefox" }),
      mail.event(one, "delivered", 5),
      mail.event(two, "open", 60, { sg_machine_open: true }),
      mail.event(two, "delivered", 5),
      mail.event(two, "unsubscribe", 90),
      mail.event(three, "bounce", 3, { type: "bounce", status: "5.1.1", reason: "550 no such user" }),
    ];
    await apply(...events);
    const again = events.toReversed().map((event) => ({ ...event, sg_event_id: crypto.randomUUID() }));
    await Promise.all([apply(...again), apply(...again.slice(2)), postEvents(events)]);
    await isApplied();

    expect(await mail.recipient(one)).toMatchObject({ status: "clicked", total_open_count: 1, total_click_count: 1 });
    expect(await mail.recipient(two)).toMatchObject({
      status: "unsubscribed",
      total_open_count: 0,
      machine_open_count: 1,
    });
    expect(await mail.recipient(three)).toMatchObject({
      status: "bounced",
      bounce_type: "hard",
      failure_reason: "550 no such user",
    });
    expect(await mail.counts()).toEqual({
      accepted: 3,
      delivered: 2,
      opened: 1,
      machine_opened: 1,
      clicked: 1,
      unsubscribed: 1,
      hard_bounced: 1,
    });
    expect(await mail.statistics()).toMatchObject([
      {
        links: { [A]: { people: 1, clicks: 1 } },
        providers: {
          gmail: { delivered: 1, clicked: 1 },
          naver: { delivered: 1, unsubscribed: 1 },
          other: { bounced: 1 },
        },
        hours: { "2026-11-02T00": { delivered: 2, opened: 1 } },
      },
    ]);
  });

  test("is known again after an event about a mail with an unknown result", async () => {
    const mail = await sent(["a@x.example"], { status: "unknown", sent_at: null });
    await apply(mail.event("a@x.example", "deferred", 30, { attempt: 1, response: "451 later" }));
    const recipient = await mail.recipient("a@x.example");
    expect(recipient).toMatchObject({ status: "deferred", sent_at: "2026-11-02T00:00:30.000Z" });
    expect(recipient.steps).toMatchObject([{ what: "deferred", detail: "#1 451 later" }]);
    expect(await mail.counts()).toMatchObject({ deferred: 1, unknown: -1, accepted: 2 });
  });

  test("is not counted for unknown recipients and campaigns", async () => {
    const mail = await sent(["a@x.example"]);
    await apply(mail.event("b@x.example", "delivered", 5), {
      ...mail.event("a@x.example", "delivered", 5),
      campaign_id: "gone",
    });
    expect(await mail.counts()).toEqual({ accepted: 1 });
  });
});

test("events whose job was lost are applied by the schedule", async () => {
  const mail = await sent(["a@x.example"]);
  await untilIdle(teamId);
  const events = JSON.stringify([mail.event("a@x.example", "delivered", 5)]);
  const lost = firestore.doc(`teams/${teamId}/email-events/lost-0`);
  await lost.set({ events, received_at: new Date(Date.now() - 60_000).toISOString() });
  const at = new Date().toISOString();
  const run = await fetch(`${suite.tickerUrl}/run/waitingEmailEvents?at=${at}`, { method: "POST" });
  expect(run.ok).toBe(true);
  await isApplied();
  expect(await mail.recipient("a@x.example")).toMatchObject({ status: "delivered" });
});

test("the nightly recount corrects wrong counts", async () => {
  const mail = await sent(["a@naver.com", "b@naver.com"]);
  await apply(mail.event("a@naver.com", "delivered", 5), mail.event("b@naver.com", "bounce", 5, { type: "bounce" }));
  const [counts, statistics] = [await mail.counts(), await mail.statistics()];
  const campaign = firestore.doc(`teams/${teamId}/campaigns/${mail.campaignId}`);
  await campaign.set({ launched_at: new Date().toISOString() });
  await campaign.collection("batches").doc("b1").update({ "counts.delivered": 7, "counts.hard_bounced": 0 });
  const [shard] = (await campaign.collection("links").get()).docs;
  await shard?.ref.update({ "providers.naver.delivered": 7, hours: {} });
  const run = await fetch(`${suite.tickerUrl}/run/recountedCampaigns?at=${new Date().toISOString()}`, {
    method: "POST",
  });
  expect(run.ok).toBe(true);
  expect(await mail.counts()).toEqual(counts);
  expect(await mail.statistics()).toMatchObject(statistics);
});
