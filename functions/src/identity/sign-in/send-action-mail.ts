import { LOCALES } from "@dure/domain/shared/text";
import { z } from "zod";
import { enqueue, type JobHandler } from "../../platform/jobs/job";
import { sendMail } from "../../platform/mail/send-mail";
import { actionCode } from "../tenant/account";
import { actionMail } from "./action-mail";

const LINKS = { verifyEmail: "generateEmailVerificationLink", resetPassword: "generatePasswordResetLink" } as const;

const ActionMailJob = z.object({
  id: z.uuid(),
  mode: z.enum(["verifyEmail", "resetPassword"]),
  email: z.string(),
  locale: z.enum(LOCALES),
});

export const ACTION_MAIL = "action-mail";

/** In the background, so that the answer takes as long whether or not there is an account. */
export const queueActionMail = (teamId: string, mail: z.infer<typeof ActionMailJob>): Promise<void> =>
  enqueue({ teamId, name: ACTION_MAIL, payload: mail }, `${ACTION_MAIL}-${mail.id}`);

/** A repeated job makes a new code, and sends the one mail of its id. */
export const sendActionMail: JobHandler = async ({ teamId, payload }) => {
  const { id, mode, email, locale } = ActionMailJob.parse(payload);
  const code = await actionCode(teamId, LINKS[mode], email);
  await sendMail(teamId, `${ACTION_MAIL}-${id}`, actionMail(email, { mode, code, teamId, locale }));
};
