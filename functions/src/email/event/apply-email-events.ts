import { createHash, randomUUID } from "node:crypto";
import { linkMatcher } from "@dure/domain/email/event/link-matcher";
import type { MailFact } from "@dure/domain/email/event/mail-fact";
import { factOf, type SendgridEvent } from "@dure/domain/email/event/sendgrid-event";
import pLimit from "p-limit";
import { z } from "zod";
import { findTeam } from "../../platform/auth/team-store";
import { inChunks } from "../../platform/in-chunks";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { pauseHarmfulCampaign } from "../deliverability/pause-harmful-campaign";
import { readCampaignLinks } from "./campaign-links-store";
import { releaseEventLease, takeEventLease } from "./event-lease-store";
import { deletePosts, waitingPosts } from "./event-post-store";
import { applyToRecipients } from "./recipient-facts-store";
import { suppressByEvents } from "./suppress-by-events";

const POSTS_AT_ONCE = 20;
/** How long one job works; the next one goes on. */
const JOB_MS = 120_000;
/** Recipients of one transaction. */
const RECIPIENTS_AT_ONCE = 200;
/** Transactions at a time: they have no recipient in common. */
const TRANSACTIONS_AT_ONCE = 4;
/** Events that harm the sender's reputation. */
const HARMFUL = ["bounce", "spamreport"];

const Payload = z.object({
  /** The task's id, by which its next attempt takes over the lease of the one that died. */
  task: z.string().default(() => randomUUID()),
});

/**
 * Applies a team's waiting events to the recipients of its campaigns, and to the addresses that must not be sent to again.
 * A post is deleted once all of its events are applied, and an event that is applied again changes nothing: the job may run
 * twice and die anywhere. A lease keeps it from running beside itself, which would do the work twice.
 */
export const applyEmailEvents = defineJob("apply-email-events", Payload, async (teamId, { task }) => {
  const endMs = Date.now() + JOB_MS;
  let isEnd = false;
  while (!isEnd) {
    if (!(await takeEventLease(teamId, task, Date.now()))) return;
    isEnd = !(await applyWaiting(teamId)) || Date.now() > endMs;
  }
  const isWanted = await releaseEventLease(teamId, task);
  if (isWanted || Date.now() > endMs) await queueNext(teamId, task);
});

/** Queues the job that continues after this one; a repeated call queues nothing more. */
async function queueNext(teamId: string, task: string): Promise<void> {
  const next = createHash("sha256").update(task).digest("hex").slice(0, 32);
  await enqueue(applyEmailEvents, { teamId, payload: { task: next }, id: `email-events-${teamId}-${next}` });
}

/** @returns false if no post waits */
async function applyWaiting(teamId: string): Promise<boolean> {
  const posts = await waitingPosts(teamId, POSTS_AT_ONCE);
  if (posts.length === 0) return false;
  const events = posts.flatMap((post) => post.events);
  if (await findTeam(teamId)) {
    await suppressByEvents(teamId, events);
    await applyToCampaigns(teamId, events);
  }
  await deletePosts(
    teamId,
    posts.map(({ id }) => id),
  );
  return true;
}

async function applyToCampaigns(teamId: string, events: readonly SendgridEvent[]): Promise<void> {
  const byCampaign = Map.groupBy(
    events.filter(({ campaign_id }) => campaign_id !== ""),
    ({ campaign_id }) => campaign_id,
  );
  for (const [campaignId, own] of byCampaign) {
    const linkOf = linkMatcher(await readCampaignLinks(teamId, campaignId));
    const byRecipient = new Map<string, MailFact[]>();
    for (const event of own) {
      const fact = factOf(event, linkOf);
      if (fact) byRecipient.set(event.recipient_id, [...(byRecipient.get(event.recipient_id) ?? []), fact]);
    }
    const limited = pLimit(TRANSACTIONS_AT_ONCE);
    await Promise.all(
      inChunks([...byRecipient], RECIPIENTS_AT_ONCE).map((part) =>
        limited(() => applyToRecipients(teamId, campaignId, new Map(part))),
      ),
    );
    if (own.some(({ event }) => HARMFUL.includes(event))) await pauseHarmfulCampaign(teamId, campaignId);
  }
}
