import type { Team } from "@dure/domain/shared/caller/team";
import type { Locale } from "@dure/domain/shared/text";
import { type NoticeWords, noticeMail } from "../../platform/mail/notice-mail";
import type { Mail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";

const WORDS: Record<Locale, (team: string) => NoticeWords> = {
  ko: (team) => ({
    subject: "[두레] 임시 접속 링크를 보내 드립니다",
    paragraphs: [
      `${team} 팀은 허용된 IP 주소에서만 접속할 수 있습니다. 아래 버튼을 누르면 지금 쓰는 주소를 1시간 동안 허용합니다.`,
      "링크는 15분 동안 한 번만 쓸 수 있습니다. 들어간 뒤에는 설정의 보안 화면에서 허용 IP를 확인해 주세요.",
      "요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 링크를 다른 사람에게 전달하지 마세요.",
    ],
    button: "지금 쓰는 주소 허용하기",
  }),
  en: (team) => ({
    subject: "[Dure] Your link for temporary access",
    paragraphs: [
      `${team} can only be used from certain IP addresses. The button below allows your current address for an hour.`,
      "The link works once, within 15 minutes. After signing in, please check the allowed addresses in the settings, under Security.",
      "If you did not ask for this, you can ignore this mail. Please don't forward the link.",
    ],
    button: "Allow my address",
  }),
};

/** Renders the mail with an admin's way past the list of addresses. */
export function ipPassMail({ display_name, team_slug }: Team, email: string, code: string, locale: Locale): Mail {
  const url = teamUrl(team_slug, `/ip-pass?${new URLSearchParams({ code, lang: locale })}`);
  return noticeMail({ email }, WORDS[locale](display_name), url);
}
