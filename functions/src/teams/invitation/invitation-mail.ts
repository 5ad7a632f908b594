import type { Team } from "@dure/domain/shared/caller/team";
import type { Locale } from "@dure/domain/shared/text";
import type { Invitation } from "@dure/domain/teams/team";
import { appUrl } from "../../platform/config";
import { mailBody } from "../../platform/mail/mail-body";
import type { Mail } from "../../platform/mail/send-mail";

const WORDS = {
  ko: (team: string, inviter: string) => ({
    subject: `[두레] ${team}에 초대되었습니다`,
    title: `${team}에 초대되었습니다`,
    paragraphs: [
      `${inviter}님이 회원님을 두레의 ${team}에 초대했습니다.`,
      "아래 버튼을 눌러 초대받은 이메일로 가입한 뒤, 초대 코드를 입력해 주세요.",
    ],
    code: "초대 코드",
    email: "초대받은 이메일",
    button: "초대 수락하기",
  }),
  en: (team: string, inviter: string) => ({
    subject: `[Dure] You are invited to ${team}`,
    title: `You are invited to ${team}`,
    paragraphs: [
      `${inviter} has invited you to ${team} on Dure.`,
      "Press the button below, sign up with the invited email, and enter the invitation code.",
    ],
    code: "Invitation code",
    email: "Invited email",
    button: "Accept the invitation",
  }),
} satisfies Record<Locale, unknown>;

/** Renders the mail with the invitation's code, in the inviter's language. */
export function invitationMail(team: Team, inviter: string, invitation: Invitation): Mail {
  const { email, invitation_code: code, locale } = invitation;
  const words = WORDS[locale](team.display_name, inviter);
  const query = new URLSearchParams({ email, invitation_code: code, lang: locale });
  return {
    to: { email },
    subject: words.subject,
    ...mailBody({
      title: words.title,
      paragraphs: words.paragraphs,
      rows: [
        [words.code, code],
        [words.email, email],
      ],
      button: { label: words.button, url: `${appUrl.value()}/sign-up?${query}` },
    }),
  };
}
