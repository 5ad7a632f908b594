import type { AddressState } from "@dure/domain/email/address/address";
import { refusalOf } from "@dure/domain/email/address/address";
import { isFooterComplete } from "@dure/domain/email/footer/footer";
import { Time } from "@dure/domain/shared/value";
import pLimit from "p-limit";
import { z } from "zod";
import { findTeam } from "../../platform/auth/team-store";
import { systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { sendMail } from "../../platform/mail/send-mail";
import { transaction } from "../../platform/transaction/transaction-store";
import { addressKey } from "../address/address-key";
import { readAddresses } from "../address/address-store";
import { changeAddress } from "../address/change-address";
import { readFooter } from "../footer/footer-store";
import { hasMarketingEmail } from "../require-marketing-email";
import { findDue } from "./due-consent-store";
import { readLaw } from "./law-store";
import { type NoticeSender, noticeSender, reconfirmationMail } from "./reconfirmation-mail";

/** What a team sends an hour: a domain's reputation suffers when thousands leave at once. */
const AN_HOUR = 1_000;
const HOUR_MS = 3_600_000;
/** Notices leave by day; what is left after so many hours waits for the next day. */
const HOURS_A_DAY = 8;
const AT_ONCE = 10;

const NAME = "reconfirm-consents";
const Payload = z.object({ now: Time, hour: z.int().default(0) });

/** Sends a team's due notices, and queues itself for the next hour if more are due. A refused one blocks no other. */
export const reconfirmConsents = defineJob(NAME, Payload, async (teamId, { now, hour }, attempt) => {
  const sender = await senderOfTeam(teamId);
  if (!sender) return;
  const due = await findDue(teamId, now, AN_HOUR);
  const limit = pLimit(AT_ONCE);
  const results = await Promise.allSettled(due.map((state) => limit(() => reconfirm(teamId, state, sender))));
  if (due.length === AN_HOUR && hour + 1 < HOURS_A_DAY)
    await enqueue(reconfirmConsents, {
      teamId,
      payload: { now, hour: hour + 1 },
      id: `reconfirm-consents-${teamId}-${now}-${hour + 1}`,
      at: new Date(Date.parse(now) + (hour + 1) * HOUR_MS).toISOString(),
    });
  const [failed] = results.filter(({ status }) => status === "rejected");
  // The last attempt leaves what still fails to the next day.
  if (failed?.status === "rejected" && !attempt.isLast) throw failed.reason;
});

/** Who sends the notices; undefined for a team that sends none. */
async function senderOfTeam(teamId: string): Promise<NoticeSender | undefined> {
  if (!(await hasMarketingEmail(teamId))) return undefined;
  const [found, law, footer] = await Promise.all([findTeam(teamId), readLaw(teamId), readFooter(teamId)]);
  if (!found || !law.is_on || !isFooterComplete(footer)) return undefined;
  return noticeSender(teamId, footer, found.team.timezone);
}

/**
 * Sends the notice of a consent and notes that it was sent. The mail's id derives from address and consent, so after a
 * crash in between the next run finds the mail in the mail ledger and only notes it.
 */
async function reconfirm(teamId: string, { email, confirmed_at }: AddressState, sender: NoticeSender): Promise<void> {
  const state = (await readAddresses(teamId, [email])).get(email);
  if (confirmed_at === null || state?.confirmed_at !== confirmed_at) return;
  if (refusalOf(state, { kind: "marketing" }) !== undefined) return;
  const id = `reconfirmation-${addressKey(teamId, email)}-${confirmed_at.replaceAll(/\D/g, "")}`;
  await sendMail(teamId, id, reconfirmationMail(teamId, email, confirmed_at, sender));
  const ctx = systemContext(teamId, "reconfirm-consents");
  await transaction(ctx, async (tx) => {
    const told = (before: AddressState) =>
      before.confirmed_at === confirmed_at ? { confirmed_at: ctx.now } : undefined;
    const proof = { id, source: { type: "reconfirmation" }, at: ctx.now } as const;
    const { events } = await changeAddress(tx, teamId, email, told, proof);
    return { answer: undefined, event: events };
  });
}
