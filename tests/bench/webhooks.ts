import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { CrmRecord } from "@dure/domain/records/record/record";
import type { TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { firestore } from "../support/suite/admin";
import { pause, until } from "../support/suite/wait";
import { type Answer, receiver } from "../support/teams/receiver";
import { createTenant, type Member } from "../support/teams/tenant";
import { percentile, report } from "./support/report";

// Events of several teams, each for one of twenty endpoints; five endpoints fail, each in another way. The events are
// written to the outbox as transactions do; the rest is the product's own work. `npm run bench -- webhooks 1000 20`
// sets the number of events and the events per second. Beyond the emulators' capacity, their queue is measured.

const EVENTS = Number(process.argv[2] || 10_000);
const PER_SECOND = Number(process.argv[3] || 25);
const TEAMS = 4;
const MAX_P95_MS = 5_000;
const TIMEOUT_MS = 600_000;

/** One type an endpoint, so that each event has one delivery. */
const KINDS = [
  { event: "lead.created", trigger: "lead-created" },
  { event: "lead.deleted", trigger: "lead-deleted" },
  { event: "deal.created", trigger: "deal-created" },
  { event: "deal.deleted", trigger: "deal-deleted" },
  { event: "lead.changed", trigger: "lead-updated" },
] as const satisfies { event: string; trigger: TriggerType }[];

/** The last endpoint of each team fails; in the first team, two fail. */
const FAILURES: (Answer | undefined)[] = ["silence", { status: 500 }, "closed socket", "slow body", { status: 503 }];

type Endpoint = Awaited<ReturnType<typeof receiver>> & { teamId: string; event: string; isGood: boolean };

const [before = 0] = loadavg();
const endpoints = (await Promise.all(Array.from({ length: TEAMS }, (_, place) => openTeam(place)))).flat();
const sentAt = new Map<string, number>();
const startMs = performance.now();
await Promise.all(Array.from({ length: EVENTS }, (_, place) => send(place)));
const good = endpoints.filter(({ isGood }) => isGood);
const expected = [...sentAt.keys()].filter((id) => isForGood(id));
await until(() => arrivals().size >= expected.length, TIMEOUT_MS).catch(() => undefined);
const tookMs = performance.now() - startMs;
const arrived = arrivals();
const times = [...arrived].map(([id, at]) => at - (sentAt.get(id) ?? at));
const ledger = await Promise.all(
  [...new Set(endpoints.map(({ teamId }) => teamId))].map(async (teamId) => {
    const all = firestore.collection(`teams/${teamId}/webhook-deliveries`);
    return (await all.count().get()).data().count;
  }),
);
const kept = ledger.reduce((sum, count) => sum + count, 0);
const calls = good.reduce((sum, { received }) => sum + received.length, 0);
const p95 = percentile(times, 0.95);
report(
  "webhooks",
  {
    events: EVENTS,
    per_second: Math.round(EVENTS / (tookMs / 1000)),
    to_good_endpoints: expected.length,
    arrived: arrived.size,
    twice: calls - arrived.size,
    median_ms: percentile(times, 0.5),
    p95_ms: p95,
    max_ms: percentile(times, 1),
    calls_of_bad_endpoints: endpoints
      .filter(({ isGood }) => !isGood)
      .reduce((sum, { received }) => sum + received.length, 0),
    load_before: Math.round(before * 10) / 10,
    load_after: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  {
    "none lost: each event is in the ledger, and each of a good endpoint arrived":
      kept === EVENTS && arrived.size === expected.length,
    [`p95 ≤ ${MAX_P95_MS} ms at good endpoints`]: p95 <= MAX_P95_MS,
  },
);
process.exit();

/** A team with five endpoints, one of which fails; in the first team, two fail. */
async function openTeam(place: number): Promise<Endpoint[]> {
  const { teamId, member } = await createTenant();
  const admin = await member("admin");
  return Promise.all(KINDS.map((kind, at) => openEndpoint(admin, teamId, kind, failureOf(place, at))));
}

function failureOf(team: number, place: number): Answer | undefined {
  if (place === KINDS.length - 1) return FAILURES[team];
  return team === 0 && place === 0 ? FAILURES.at(-1) : undefined;
}

async function openEndpoint(
  admin: Member,
  teamId: string,
  { event, trigger }: (typeof KINDS)[number],
  failure: Answer | undefined,
): Promise<Endpoint> {
  const endpoint = await receiver();
  if (failure) endpoint.always(failure);
  const body = { target_url: endpoint.url, trigger_types: [trigger] };
  await admin.client.teams.createWebhook({ body });
  return { ...endpoint, teamId, event, isGood: failure === undefined };
}

/** Writes an event to the outbox at its scheduled time. The event's id is the record's id. */
async function send(place: number): Promise<void> {
  await pause((place * 1000) / PER_SECOND);
  const endpoint = endpoints[place % endpoints.length];
  if (!endpoint) return;
  const { teamId, event } = endpoint;
  const id = `${place}-${randomUUID()}`;
  const at = new Date().toISOString();
  const entry = {
    ...eventOf(event, id, at),
    id,
    at,
    locale: "ko",
    actor: { id: "system", role: "system", name: "bench" },
  };
  sentAt.set(id, Date.now());
  await firestore.doc(`teams/${teamId}/events/${id}`).set({ types: [event], events: JSON.stringify([entry]) });
}

function eventOf(type: string, id: string, at: string) {
  const subject = recordOf(id, at, "");
  const before = type.endsWith("changed") ? recordOf(id, at, "before") : null;
  return type.endsWith("deleted") ? { type, before: subject, after: null } : { type, before, after: subject };
}

/** The record in an event. It is not stored, so whoever looks it up finds it deleted: only the event has its values. */
function recordOf(id: string, at: string, incoming_source: string) {
  const made = { created_at: at, created_by: "bench", updated_at: at, updated_by: "bench" };
  return CrmRecord.parse({ id, kind: "lead", deal_name: id, incoming_source, ...made });
}

function placeOf(id: string): number {
  return Number(id.slice(0, id.indexOf("-")));
}

function isForGood(id: string): boolean {
  return endpoints[placeOf(id) % endpoints.length]?.isGood === true;
}

/** When each event first arrived at a good endpoint. */
function arrivals(): Map<string, number> {
  const first = new Map<string, number>();
  for (const { received } of good)
    for (const { body, at } of received) {
      const { data } = JSON.parse(body) as { data: { record?: { id: string }; meeting?: { id: string } } };
      const id = data.record?.id ?? data.meeting?.id ?? "";
      if (!first.has(id)) first.set(id, at);
    }
  return first;
}
