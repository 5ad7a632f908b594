import { Time } from "@dure/domain/shared/value";
import { keyStateAt, WARNED_BEFORE_MS } from "@dure/domain/teams/api-key";
import { z } from "zod";
import { readLanguage } from "../../identity/user/language-store";
import { listAdmins } from "../../identity/user/user-store";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { readKey } from "./api-key-store";
import { expiryMail } from "./expiry-mail";

const Warning = z.object({ id: z.string(), expires_at: Time });
type Warning = z.infer<typeof Warning>;

/**
 * Tells the team's admins that a key ends soon. Too early, it queues itself again; of a key that was rotated or revoked
 * meanwhile it tells nothing. The ledger sends each admin one mail.
 */
export const warnApiKey = defineJob("warn-api-key", Warning, async (teamId, warning) => {
  const now = new Date().toISOString();
  const found = await readKey(teamId, warning.id);
  if (!found || found.key.expires_at !== warning.expires_at || keyStateAt(found.key, false, now) !== "open") return;
  if (Date.parse(now) < warnedAtMs(warning)) return queueWarning(teamId, warning, Date.parse(now));
  const admins = await listAdmins(teamId);
  await Promise.all(
    admins.map(async ({ user_id, email }) => {
      const mail = expiryMail(found.key, found.team, email, await readLanguage(user_id));
      await sendMail(teamId, `api-key-${warning.id}-${warning.expires_at.replaceAll(/\D/g, "")}-${user_id}`, mail);
    }),
  );
});

/** A key that lives for less than the warning's time is made by somebody who knows its end. */
export const planKeyWarning = reaction(
  "plan-key-warning",
  ["api-key.created", "api-key.rotated"],
  async (teamId, { after: { id, expires_at, rotated_at } }) => {
    if (expires_at === null || Date.parse(rotated_at) >= warnedAtMs({ expires_at })) return;
    await queueWarning(teamId, { id, expires_at }, Date.parse(rotated_at));
  },
);

const warnedAtMs = ({ expires_at }: Pick<Warning, "expires_at">) => Date.parse(expires_at) - WARNED_BEFORE_MS;

/** Cloud Tasks takes no delay of a year: the job runs once a month until then. */
async function queueWarning(teamId: string, warning: Warning, fromMs: number): Promise<void> {
  const atMs = Math.min(warnedAtMs(warning), fromMs + MAX_DELAY_MS);
  const id = `warn-api-key-${teamId}-${warning.id}-${warning.expires_at}-${atMs}`;
  await enqueue(warnApiKey, { teamId, payload: warning, id, at: new Date(atMs).toISOString() });
}
