import { LOCALES } from "@dure/domain/shared/text";
import { logger } from "firebase-functions";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { fitsMailQuota } from "../../platform/mail/mail-quota-store";
import { sendMail } from "../../platform/mail/send-mail";
import { actionCode } from "../tenant/account";
import { actionMail } from "./action-mail";
import { actionMailQuotas } from "./action-mail-quotas";

const LINKS = { verifyEmail: "generateEmailVerificationLink", resetPassword: "generatePasswordResetLink" } as const;

const Payload = z.object({
  id: z.uuid(),
  mode: z.enum(["verifyEmail", "resetPassword"]),
  email: z.string(),
  locale: z.enum(LOCALES),
});

/** Queues the mail, so that the response time does not reveal whether there is an account. */
export const queueActionMail = (teamId: string, payload: z.infer<typeof Payload>): Promise<void> =>
  enqueue(sendActionMail, { teamId, payload, id: `action-mail-${payload.id}` });

/**
 * Mails a sign-in code. A repeated job makes a new code, and sends the one mail of its id. A reset beyond the limit is
 * dropped here, so that its request is answered like any other.
 */
export const sendActionMail = defineJob("action-mail", Payload, async (teamId, { id, mode, email, locale }) => {
  if (mode === "resetPassword" && !(await fitsMailQuota(actionMailQuotas("reset", teamId, { id, email }))))
    return logger.warn("A password reset was not mailed: too many were asked for.", { teamId });
  const code = await actionCode(teamId, LINKS[mode], email);
  await sendMail(teamId, `action-mail-${id}`, actionMail(email, { mode, code, teamId, locale }));
});
