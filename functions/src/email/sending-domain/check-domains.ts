import { isExpired, isInDoubt } from "@dure/domain/email/sending-domain/check-domain";
import { Id, Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { domainClaims } from "../../platform/mail/domain-claim-store";
import { reaction } from "../../platform/outbox/reaction";
import { askAboutDomain } from "./ask-about-domain";
import { applyTo } from "./check-sending-domain";
import { provisionSendingDomain } from "./provision-sending-domain";
import { removeFromTeam } from "./remove-sending-domain";
import { findSendingDomain } from "./sending-domain-store";

/** How long name servers are given to be right again, before a verification is lost. */
const DOUBT_MS = 3_600_000;

const Payload = z.object({ id: Id, since: Time });

/**
 * Checks a team's domain, unless somebody has done so since the job was queued: a job that runs twice checks once. A domain
 * that was not verified for too long is removed.
 */
export const checkDomain = defineJob("check-sending-domain", Payload, async (teamId, { id, since }) => {
  const domain = await findSendingDomain(teamId);
  if (domain?.id !== id || (domain.checked_at !== null && domain.checked_at > since)) return;
  const ctx = systemContext(teamId, "check-sending-domain");
  const seen = await provisionSendingDomain(teamId, domain);
  const checked = seen && (await applyTo(ctx, seen, await askAboutDomain(seen)));
  if (checked && isExpired(checked, ctx.now)) await removeFromTeam(ctx, checked.id);
});

/** Checks a domain again soon after a check found it broken for the first time. */
export const checkDoubtedDomain = reaction(
  "check-doubted-domain",
  ["sending-domain.changed"],
  async (teamId, { id, after }) => {
    const domain = await findSendingDomain(teamId);
    if (domain?.id !== after.id || !isInDoubt(domain) || domain.checked_at === null) return;
    const at = new Date(Date.parse(domain.checked_at) + DOUBT_MS).toISOString();
    const payload = { id: domain.id, since: domain.checked_at };
    await enqueue(checkDomain, { teamId, payload, id: `check-doubted-domain-${id}`, at });
  },
);

/** Queues a check of every sending domain. @param time the scheduled time of the run; a repeated run queues nothing more */
export async function checkDomains(time: string): Promise<void> {
  const since = new Date(time).toISOString();
  for await (const claims of domainClaims())
    await Promise.all(
      claims.map(({ team_id: teamId, id }) =>
        enqueue(checkDomain, { teamId, payload: { id, since }, id: `check-domain-${id}-${since}` }),
      ),
    );
}
