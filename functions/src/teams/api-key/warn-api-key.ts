import { Time } from "@dure/domain/shared/value";
import { keyStateAt, WARNED_BEFORE_MS } from "@dure/domain/teams/api-key";
import { z } from "zod";
import { mailAdmins } from "../../identity/user/mail-admins";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueueFar } from "../../platform/jobs/enqueue-far";
import { reaction } from "../../platform/outbox/reaction";
import { readKey } from "./api-key-store";
import { expiryMail } from "./expiry-mail";

const Warning = z.object({ id: z.string(), expires_at: Time });
type Warning = z.infer<typeof Warning>;

/**
 * Mails the team's admins that a key expires soon. A job that runs too early queues itself again. Does nothing if the
 * key was rotated or revoked meanwhile. The mail ledger sends each admin one mail.
 */
export const warnApiKey = defineJob("warn-api-key", Warning, async (teamId, warning) => {
  const now = new Date().toISOString();
  const found = await readKey(teamId, warning.id);
  if (!found || found.key.expires_at !== warning.expires_at || keyStateAt(found.key, false, now) !== "open") return;
  if (Date.parse(now) < warnedAtMs(warning)) return queueWarning(teamId, warning, Date.parse(now));
  await mailAdmins(teamId, `api-key-${warning.id}-${warning.expires_at.replaceAll(/\D/g, "")}`, ({ email }, locale) =>
    expiryMail(found.key, found.team, email, locale),
  );
});

/** No warning is planned for a key that expires within the warning period: its creator has just chosen that. */
export const planKeyWarning = reaction(
  "plan-key-warning",
  ["api-key.created", "api-key.rotated"],
  async (teamId, { after: { id, expires_at, rotated_at } }) => {
    if (expires_at === null || Date.parse(rotated_at) >= warnedAtMs({ expires_at })) return;
    await queueWarning(teamId, { id, expires_at }, Date.parse(rotated_at));
  },
);

const warnedAtMs = ({ expires_at }: Pick<Warning, "expires_at">) => Date.parse(expires_at) - WARNED_BEFORE_MS;

const queueWarning = (teamId: string, payload: Warning, fromMs: number): Promise<void> =>
  enqueueFar(warnApiKey, {
    teamId,
    payload,
    id: `warn-api-key-${teamId}-${payload.id}-${payload.expires_at}`,
    dueMs: warnedAtMs(payload),
    fromMs,
  });
