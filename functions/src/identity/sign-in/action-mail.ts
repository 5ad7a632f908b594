import type { Locale } from "@dure/domain/shared/text";
import { appUrl } from "../../platform/config";
import { mailBody } from "../../platform/mail/mail-body";
import type { Mail } from "../../platform/mail/send-mail";
import { type ActionMode, actionMailTexts } from "./action-mail-texts";

type Action = { mode: ActionMode; code: string; teamId: string; locale: Locale };

/** Renders the mail with a link that proves ownership of the address. */
export function actionMail(email: string, action: Action): Mail {
  const { subject, button, ...body } = actionMailTexts[action.mode][action.locale];
  return {
    to: { email },
    subject,
    ...mailBody({ ...body, rows: [], button: { label: button, url: actionUrl(action) } }),
  };
}

function actionUrl({ mode, code, teamId, locale }: Action): string {
  const query = new URLSearchParams({ mode, oobCode: code, tenantId: teamId, lang: locale });
  return `${appUrl.value()}/auth/action?${query}`;
}
