import { loadavg } from "node:os";
import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { marketingTenant, sendNow } from "../support/email/campaign";
import { segmentOf } from "../support/email/segment";
import { firestore } from "../support/suite/admin";
import { standIn } from "../support/suite/stand-in";
import { suite } from "../support/suite/suite";
import { pause, until } from "../support/suite/wait";
import { nodemailerPoolPerMinute, sendgridLoopPerMinute } from "./mail/peers";
import { sumMb, watchMemory, workersMb } from "./mail/workers-memory";
import { fieldId } from "./records/shape";
import { teamOf } from "./records/team";
import { percentile, report } from "./support/report";
import { untilMachineIdle } from "./support/until-machine-idle";

// Sends a campaign to every ninth record of a large team through the product's real path: request, job queues, ledger.
// The stand-in stores the mails. `npm run bench -- campaign 100000` sets the number of the team's records.

const RECORDS = Number(process.argv[2] || 1_000_000);
const PER_MINUTE = 100_000;
const MAX_MEMORY_MB = 400;
const MAX_REPORT_MS = 200;
const PEER_MAILS = 2_000;
const REPORT_EVERY_MS = 500;
const TIMEOUT_MS = 900_000;

const GREETING: NonNullable<CampaignContent["email_block"]> = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      attrs: { textAlign: null },
      content: [
        { type: "text", text: "안녕하세요, " },
        { type: "variable", attrs: { id: "first_name", fallback: "고객" } },
        { type: "text", text: "님. " },
        { type: "variable", attrs: { id: "deal_name", fallback: "거래" } },
      ],
    },
  ],
};

const [before = 0] = loadavg();
const { teamId, member } = await teamOf(RECORDS, false);
const team = firestore.doc(`teams/${teamId}`);
const { sender } = await marketingTenant({ teamId, team });
// Holds back the provider's events, which another benchmark measures: `npm run bench -- email-events`.
await fetch(`${suite.sendgridUrl}/__events`, { method: "PATCH", body: JSON.stringify({ hold: true }) });
const { email } = member.client;
const buyers: NonNullable<Parameters<typeof segmentOf>[1]> = [
  { identifier: "incoming_source", condition: "is", value: "전시회" },
  { identifier: fieldId("select0"), condition: "isNotEmpty" },
];

// A small campaign first: the processes have started, and the team's records are read.
await deliver(await campaignTo([...buyers, { identifier: "contract_amount", condition: "gt", value: 99_000_000 }]));
await untilMachineIdle();
const idle = workersMb();
const memory = watchMemory();
const campaign = await campaignTo(buyers);
const { can_send: canSend, recipients } = await email.checkCampaign({ params: { id: campaign } });
if (!canSend) throw new Error("The campaign can't be sent.");
const { takenMs, sentMs, reports } = await deliver(campaign);
const peak = await memory.stop();
const grownMb = sumMb(peak) - sumMb(idle);
const taken = await deliveriesOf(campaign);
const rate = Math.round((recipients * 60_000) / takenMs);
const loop = await sendgridLoopPerMinute(PEER_MAILS, sender);
const pool = await nodemailerPoolPerMinute(PEER_MAILS, sender);
const reportP95 = percentile(reports, 0.95);

report(
  "campaign",
  {
    records: RECORDS,
    recipients,
    calls: taken.calls,
    delivered: taken.messages,
    unique: taken.addresses,
    per_minute: rate,
    taken_s: Math.round(takenMs / 100) / 10,
    sent_s: Math.round(sentMs / 100) / 10,
    idle_mb: sumMb(idle),
    grown_mb: grownMb,
    grown_by: Object.entries(peak)
      .map(([name, mb]) => `${name} ${mb - (idle[name] ?? 0)}`)
      .join(", "),
    reports: reports.length,
    report_median_ms: percentile(reports, 0.5),
    report_p95_ms: reportP95,
    "peer: @sendgrid/mail in a loop, a minute": loop,
    "peer: nodemailer's pool, a minute": pool,
    load_before: Math.round(before * 10) / 10,
    load_after: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  },
  {
    "each recipient got it once": taken.messages === recipients && taken.addresses === recipients,
    [`≥ ${PER_MINUTE} a minute`]: rate >= PER_MINUTE,
    "more a minute than either peer": rate > Math.max(loop, pool),
    [`memory ≤ ${MAX_MEMORY_MB} MB over idle`]: grownMb <= MAX_MEMORY_MB,
    [`the campaign's report, while it is sent: p95 ≤ ${MAX_REPORT_MS} ms`]: reportP95 <= MAX_REPORT_MS,
  },
);
await standIn(suite.sendgridUrl).post("/__reset", {});
process.exit();

async function campaignTo(conditions: typeof buyers): Promise<string> {
  const segment = await segmentOf(member, conditions);
  const body = {
    ...{ sender_email: sender, sender_name: "두레", subject: "새 소식" },
    ...{ email_block: GREETING, segment_ids: [segment.id] },
  };
  return (await email.createCampaign({ body })).id;
}

/**
 * Sends a campaign. @returns the times (ms) until SendGrid has accepted all mails, until it is `sent`, and of its
 * reports
 */
async function deliver(id: string) {
  const { recipients: wanted } = await email.checkCampaign({ params: { id } });
  const reports: number[] = [];
  let isSending = true;
  const startMs = performance.now();
  await sendNow(member, id);
  const watching = (async () => {
    while (isSending) {
      const fromMs = performance.now();
      await email.getCampaignReport({ params: { id } });
      reports.push(performance.now() - fromMs);
      await pause(REPORT_EVERY_MS);
    }
  })();
  await until(async () => {
    await pause(REPORT_EVERY_MS);
    return (await deliveriesOf(id)).messages >= wanted;
  }, TIMEOUT_MS);
  const takenMs = performance.now() - startMs;
  await until(async () => (await email.getCampaign({ params: { id } })).status === "sent", TIMEOUT_MS);
  isSending = false;
  await watching;
  return { takenMs, sentMs: performance.now() - startMs, reports };
}

type Deliveries = { calls: number; messages: number; addresses: number };

async function deliveriesOf(id: string): Promise<Deliveries> {
  const response = await fetch(`${suite.sendgridUrl}/__deliveries?campaign_id=${id}`);
  return (await response.json()) as Deliveries;
}
