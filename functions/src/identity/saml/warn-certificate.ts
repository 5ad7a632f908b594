import { CERTIFICATE_WARNED_BEFORE_MS, lastEndOf } from "@dure/domain/identity/saml/saml";
import { Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import { sendMail } from "../../platform/mail/send-mail";
import { reaction } from "../../platform/outbox/reaction";
import { urlInTeam } from "../tenant/team-address";
import { readLanguage } from "../user/language-store";
import { listAdmins } from "../user/user-store";
import { certificateMail } from "./certificate-mail";
import { readSaml } from "./saml-store";

const Warning = z.object({ id: z.string(), expires_at: Time });
type Warning = z.infer<typeof Warning>;

/**
 * Tells the team's admins that the last certificate of an active provider ends soon. Too early, it queues itself again;
 * of a certificate that was replaced meanwhile it tells nothing. The ledger sends each admin one mail.
 */
export const warnCertificate = defineJob("warn-certificate", Warning, async (teamId, warning) => {
  const nowMs = Date.now();
  const saml = await readSaml(teamId, warning.id);
  if (!saml?.activated || lastEndOf(saml) !== warning.expires_at) return;
  if (nowMs < warnedAtMs(warning)) return queueWarning(teamId, warning, nowMs);
  const url = await urlInTeam(teamId, "/settings/sso");
  const admins = await listAdmins(teamId);
  await Promise.all(
    admins.map(async ({ user_id, email, timezone }) => {
      const mail = certificateMail(saml, { email, locale: await readLanguage(user_id), timeZone: timezone, url });
      await sendMail(teamId, `${warning.id}-${warning.expires_at.replaceAll(/\D/g, "")}-${user_id}`, mail);
    }),
  );
});

export const planCertificateWarning = reaction(
  "plan-certificate-warning",
  ["saml.changed"],
  async (teamId, { at, after }) => {
    if (after.activated) await queueWarning(teamId, { id: after.id, expires_at: lastEndOf(after) }, Date.parse(at));
  },
);

const warnedAtMs = ({ expires_at }: Warning) => Date.parse(expires_at) - CERTIFICATE_WARNED_BEFORE_MS;

/** Cloud Tasks takes no delay of a year: the job runs once a month until then. */
async function queueWarning(teamId: string, warning: Warning, fromMs: number): Promise<void> {
  const atMs = Math.max(fromMs, Math.min(warnedAtMs(warning), fromMs + MAX_DELAY_MS));
  const id = `warn-certificate-${teamId}-${warning.id}-${warning.expires_at}-${atMs}`;
  await enqueue(warnCertificate, { teamId, payload: warning, id, at: new Date(atMs).toISOString() });
}
