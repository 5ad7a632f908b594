import { CERTIFICATE_WARNED_BEFORE_MS, lastEndOf } from "@dure/domain/identity/saml/saml";
import { Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueueFar } from "../../platform/jobs/enqueue-far";
import { reaction } from "../../platform/outbox/reaction";
import { urlInTeam } from "../tenant/team-origin";
import { mailAdmins } from "../user/mail-admins";
import { certificateMail } from "./certificate-mail";
import { readSaml } from "./saml-store";

const Warning = z.object({ id: z.string(), expires_at: Time });
type Warning = z.infer<typeof Warning>;

/**
 * Mails the team's admins that the last certificate of an active provider expires soon. A job that runs too early
 * queues itself again. Does nothing if the certificate was replaced meanwhile. The mail ledger sends each admin one
 * mail.
 */
export const warnCertificate = defineJob("warn-certificate", Warning, async (teamId, warning) => {
  const nowMs = Date.now();
  const saml = await readSaml(teamId, warning.id);
  if (!saml?.activated || lastEndOf(saml) !== warning.expires_at) return;
  if (nowMs < warnedAtMs(warning)) return queueWarning(teamId, warning, nowMs);
  const url = await urlInTeam(teamId, "/settings/sso");
  await mailAdmins(
    teamId,
    `${warning.id}-${warning.expires_at.replaceAll(/\D/g, "")}`,
    ({ email, timezone: timeZone }, locale) => certificateMail(saml, { email, locale, timeZone, url }),
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

const queueWarning = (teamId: string, payload: Warning, fromMs: number): Promise<void> =>
  enqueueFar(warnCertificate, {
    teamId,
    payload,
    id: `warn-certificate-${teamId}-${payload.id}-${payload.expires_at}`,
    dueMs: warnedAtMs(payload),
    fromMs,
  });
