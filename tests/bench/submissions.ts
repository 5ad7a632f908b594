import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { activeRouter, answersOf } from "../support/routing/submission";
import { firestore } from "../support/suite/admin";
import { anyAddress } from "../support/suite/any-address";
import { pause } from "../support/suite/wait";
import { createTenant } from "../support/teams/tenant";
import { startInstance } from "./records/product-instance";
import { percentile, report } from "./support/report";

/** A number on the command line replaces the default, as in `npm run bench -- submissions 20` on a busy machine. */
const PER_SECOND = Number(process.argv[2] || 200);
const SECONDS = 30;
const WARM_UP = 100;
const MAX_P95_MS = 400;
const MAX_ATTEMPTS = 5;

type Sent = { id: string; ms: number; status: number; attempts: number };

const [before = 0] = loadavg();
const tenant = await createTenant({ plan: "PRO" });
const router = await activeRouter(tenant, await tenant.member());
const instance = await startInstance();
const url = `${instance.url}/api/public/active/entries/${router.id}/submissions`;
await Promise.all(Array.from({ length: WARM_UP }, submit));

const began = performance.now();
const sent = await Promise.all(
  Array.from({ length: PER_SECOND * SECONDS }, async (_, place) => {
    await pause((place * 1000) / PER_SECOND);
    return submit();
  }),
);
const tookMs = performance.now() - began;
const kept = new Set(
  (await firestore.collection(`crm/${tenant.teamId}/${router.id}/body/rows`).select().get()).docs.map(({ id }) => id),
);
await instance.stop();

const times = sent.map(({ ms }) => ms);
const refused = sent.filter(({ status }) => status !== 201).length;
const lost = sent.filter(({ id, status }) => status === 201 && !kept.has(id)).length;
const p95 = percentile(times, 0.95);
report(
  "submissions",
  {
    submissions: sent.length,
    per_second: Math.round(sent.length / (tookMs / 1000)),
    median_ms: percentile(times, 0.5),
    p95_ms: p95,
    max_ms: percentile(times, 1),
    sent_again: sent.filter(({ attempts }) => attempts > 1).length,
    refused,
    lost,
    load_before: Math.round(before * 10) / 10,
    load_after: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  {
    [`${PER_SECOND} a second for ${SECONDS} s, none refused`]: refused === 0,
    "none lost, none twice": lost === 0 && kept.size === sent.length + WARM_UP,
    [`p95 ≤ ${MAX_P95_MS} ms`]: p95 <= MAX_P95_MS,
  },
);

/** Submits as a visitor with an IP address of their own. Like a form, it retries without a response. */
async function submit(): Promise<Sent> {
  const id = randomUUID();
  const answers = answersOf({ name: "오지훈", email: `${id}@visitor.example` });
  const from = performance.now();
  const options = {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anyAddress() },
    body: JSON.stringify({ id, answers }),
  };
  for (let attempts = 1; ; attempts += 1) {
    const status = await statusOf(options);
    if (status !== 0 || attempts === MAX_ATTEMPTS) return { id, ms: performance.now() - from, status, attempts };
  }
}

/** The status of a response; 0 without one. */
async function statusOf(options: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, options);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
