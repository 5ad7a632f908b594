import type { User } from "@dure/domain/shared/caller/user";
import type { Locale } from "@dure/domain/shared/text";
import { type Mail, sendMail } from "../../platform/mail/send-mail";
import { readLanguage } from "./language-store";
import { listAdmins } from "./user-store";

/**
 * Mails every active admin, each in their language, each once.
 * @param id derived from the mail's cause, the same in every attempt
 */
export async function mailAdmins(
  teamId: string,
  id: string,
  write: (admin: User, locale: Locale) => Mail,
): Promise<void> {
  const admins = await listAdmins(teamId);
  await Promise.all(
    admins.map(async (admin) =>
      sendMail(teamId, `${id}-${admin.user_id}`, write(admin, await readLanguage(admin.user_id))),
    ),
  );
}
