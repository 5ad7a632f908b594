import type { Locale } from "@dure/domain/shared/text";
import { urlInTeam } from "../../identity/tenant/team-origin";
import { mailAdmins } from "../../identity/user/mail-admins";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import { reaction } from "../../platform/outbox/reaction";

const WORDS: Record<Locale, (domain: string) => NoticeWords> = {
  ko: (domain) => ({
    subject: "[두레] 발송 도메인의 인증이 풀렸습니다",
    paragraphs: [
      `${domain}의 DNS 레코드를 더 이상 찾을 수 없어서, 이 도메인으로 보내던 이메일 캠페인을 멈췄습니다.`,
      "도메인 관리 페이지에서 레코드를 다시 추가한 뒤 설정에서 ‘지금 확인’을 눌러 주세요. 인증되면 멈춘 캠페인을 이어서 보낼 수 있습니다.",
    ],
    button: "도메인 설정 열기",
  }),
  en: (domain) => ({
    subject: "[Dure] Your sending domain lost its verification",
    paragraphs: [
      `The DNS records of ${domain} can no longer be found, so email campaigns from this domain have stopped.`,
      "Please add the records again at your registrar, then choose ‘Check now’ in the settings. Stopped campaigns can be resumed once the domain is verified.",
    ],
    button: "Open the domain settings",
  }),
};

/** Tells every admin, once, that nothing is sent from the team's domain any more. */
export const mailDomainLost = reaction("mail-domain-lost", ["sending-domain.lost"], async (teamId, { id, after }) => {
  const url = await urlInTeam(teamId, "/settings/email-domain");
  await mailAdmins(teamId, `domain-lost-${id}`, ({ email, display_name: name }, locale) =>
    noticeMail({ email, name }, WORDS[locale](after.domain), url),
  );
});
