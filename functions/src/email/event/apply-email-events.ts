import { linkMatcher } from "@dure/domain/email/event/link-matcher";
import type { MailFact } from "@dure/domain/email/event/mail-fact";
import { factOf, type SendgridEvent } from "@dure/domain/email/event/sendgrid-event";
import { z } from "zod";
import { findTeam } from "../../platform/auth/team-store";
import { defineJob } from "../../platform/jobs/define-job";
import { pauseHarmfulCampaign } from "../deliverability/pause-harmful-campaign";
import { readCampaignLinks } from "./campaign-links-store";
import { deletePosts, waitingPosts } from "./event-post-store";
import { applyToRecipients } from "./recipient-facts-store";
import { suppressByEvents } from "./suppress-by-events";

const POSTS_AT_ONCE = 20;
/** How long one job works; the next job or the scheduled run goes on. */
const JOB_MS = 120_000;
/** Recipients of one transaction. */
const RECIPIENTS_AT_ONCE = 200;
/** Events that harm the sender's reputation. */
const HARMFUL = ["bounce", "spamreport"];

/**
 * Applies a team's waiting events to the recipients of its campaigns, and to the addresses that must not be sent to again. A post is deleted once all of its events are applied,
 * and an event that is applied again changes nothing: the job may run twice, beside itself, and die anywhere.
 */
export const applyEmailEvents = defineJob("apply-email-events", z.object({}), async (teamId) => {
  const endMs = Date.now() + JOB_MS;
  while (Date.now() < endMs) {
    const posts = await waitingPosts(teamId, POSTS_AT_ONCE);
    if (posts.length === 0) return;
    const events = posts.flatMap((post) => post.events);
    if (await findTeam(teamId)) {
      await suppressByEvents(teamId, events);
      await applyToCampaigns(teamId, events);
    }
    await deletePosts(
      teamId,
      posts.map(({ id }) => id),
    );
  }
});

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
    const all = [...byRecipient];
    for (let from = 0; from < all.length; from += RECIPIENTS_AT_ONCE)
      await applyToRecipients(teamId, campaignId, new Map(all.slice(from, from + RECIPIENTS_AT_ONCE)));
    if (own.some(({ event }) => HARMFUL.includes(event))) await pauseHarmfulCampaign(teamId, campaignId);
  }
}
