import { loadavg } from "node:os";
import { FieldValue } from "firebase-admin/firestore";
import { eventOf, postEvents, recipientKey, sentBatch, storedCounts } from "../support/email/mail-events";
import { firestore } from "../support/suite/admin";
import { pause, until } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { percentile, report } from "./support/report";

// Posts the events of a campaign's mails as SendGrid does: signed, shuffled, some of them twice. The peer is a simple
// handler that updates the recipient for each event, so it counts duplicates. `npm run bench -- email-events 1000` sets
// the events per second.

const PER_SECOND = Number(process.argv[2] || 5_000);
const SECONDS = 20;
const EVENTS_A_POST = 500;
const BATCH = 500;
/** One in this many posts is sent twice. */
const REPEATED = 10;
const MAX_ATTEMPTS = 5;
const TIMEOUT_MS = 600_000;
const PEER_EVENTS = 5_000;

/** The events of each mail. The open right after the delivery is an automatic check. */
const STEPS = [
  { event: "delivered", seconds: 1 },
  { event: "open", seconds: 3, more: { sg_machine_open: true } },
  { event: "open", seconds: 100, more: { useragent: "Mozilla/5.0 (Macintosh) Firefox/140.0" } },
  { event: "open", seconds: 200, more: { useragent: "Mozilla/5.0 (Macintosh) Firefox/140.0" } },
  { event: "click", seconds: 210, more: { url: "https://dure.example/", useragent: "Mozilla/5.0 Firefox/140.0" } },
] as const;

const [before = 0] = loadavg();
const { teamId } = await createTenant();
const campaign = { teamId, campaignId: "bench" };
const count = Math.round((PER_SECOND * SECONDS) / STEPS.length / BATCH) * BATCH;
const emails = Array.from({ length: count }, (_, place) => `buyer${place}@corp.example`);
const batches = Array.from({ length: count / BATCH }, (_, place) => `b${place}`);
for (const [place, batch] of batches.entries())
  await sentBatch(teamId, campaign.campaignId, emails.slice(place * BATCH, (place + 1) * BATCH), { batch });
const posts = postsOf(
  shuffled(
    emails.flatMap((email) =>
      STEPS.map(({ event, seconds, ...more }) =>
        eventOf(campaign, email, event, seconds, "more" in more ? more.more : {}),
      ),
    ),
  ),
);

const startMs = performance.now();
const sent = await Promise.all(posts.map(post));
const takenMs = performance.now() - startMs;
const waiting = firestore.collection(`teams/${teamId}/email-events`);
await until(async () => (await waiting.limit(1).get()).empty, TIMEOUT_MS).catch(() => undefined);
const appliedMs = performance.now() - startMs;
const counts = await Promise.all(batches.map((batch) => storedCounts(teamId, campaign.campaignId, batch)));
const sum = (name: "delivered" | "opened" | "clicked") => counts.reduce((total, one) => total + (one[name] ?? 0), 0);
const events = count * STEPS.length;
const times = sent.map(({ ms }) => ms);
const refused = sent.filter(({ status }) => status !== 200).length;
const taken = Math.round((events * 1000) / takenMs);
const peer = await peerPerSecond();

report(
  "email-events",
  {
    events,
    posts: posts.length,
    taken_per_second: taken,
    applied_per_second: Math.round((events * 1000) / appliedMs),
    post_median_ms: percentile(times, 0.5),
    post_p95_ms: percentile(times, 0.95),
    post_max_ms: percentile(times, 1),
    sent_again: sent.filter(({ attempts }) => attempts > 1).length,
    refused,
    delivered: sum("delivered"),
    opened: sum("opened"),
    clicked: sum("clicked"),
    "peer: an update for each event, a second": peer,
    load_before: Math.round(before * 10) / 10,
    load_after: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  {
    // The last posts are sent at the end of the period, and answered after it.
    [`≥ ${PER_SECOND} a second taken in`]: taken >= PER_SECOND * 0.95,
    "none refused": refused === 0,
    "none lost, none counted twice": [sum("delivered"), sum("opened"), sum("clicked")].every(
      (total) => total === count,
    ),
  },
);
process.exit();

type MailEvent = ReturnType<typeof eventOf>;

function postsOf(all: readonly MailEvent[]): string[] {
  const bodies = Array.from({ length: Math.ceil(all.length / EVENTS_A_POST) }, (_, place) =>
    JSON.stringify(all.slice(place * EVENTS_A_POST, (place + 1) * EVENTS_A_POST)),
  );
  return bodies.flatMap((body, place) => (place % REPEATED === 0 ? [body, body] : [body]));
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** Sends a post at its scheduled time and retries until it is accepted, as SendGrid does. */
async function post(body: string, place: number) {
  await pause((place * SECONDS * 1000) / posts.length);
  const from = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    const status = await postEvents(body).catch(() => 0);
    if (status === 200 || attempts === MAX_ATTEMPTS) return { ms: performance.now() - from, status, attempts };
  }
}

/** @returns how many events per second the peer handles, with sequential writes to each recipient's document */
async function peerPerSecond(): Promise<number> {
  const writer = firestore.bulkWriter({ throttling: false });
  const mails = Math.min(PEER_EVENTS, count);
  const recipients = firestore.collection(`teams/${teamId}/campaigns/${campaign.campaignId}/recipients`);
  const fromMs = performance.now();
  for (const name of ["delivered", "opened"])
    for (const email of emails.slice(0, mails))
      void writer.update(recipients.doc(recipientKey(teamId, email)), { [name]: FieldValue.increment(1) });
  await writer.close();
  return Math.round((2 * mails * 1000) / (performance.now() - fromMs));
}
