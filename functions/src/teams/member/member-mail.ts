import type { Team } from "@dure/domain/shared/caller/team";
import type { User } from "@dure/domain/shared/caller/user";
import type { Locale } from "@dure/domain/shared/text";
import { noticeMail } from "../../platform/mail/notice-mail";
import type { Mail } from "../../platform/mail/send-mail";
import { teamUrl } from "../../platform/team-url";

export type MemberMailKind = "requested" | "approved" | "denied" | "made-admin" | "made-member";

type Words = { subject: string; paragraphs: string[]; button?: { label: string; path: string } };

const WORDS: Record<MemberMailKind, Record<Locale, (team: string, who: string) => Words>> = {
  requested: {
    ko: (team, who) => ({
      subject: `[두레] ${who}님이 팀 참여를 요청했습니다`,
      paragraphs: [`${who}님이 ${team}에 참여를 요청했습니다.`, "멤버 설정에서 요청을 승인하거나 거절해 주세요."],
      button: { label: "요청 확인하기", path: "/settings/members" },
    }),
    en: (team, who) => ({
      subject: `[Dure] ${who} asks to join your team`,
      paragraphs: [`${who} has asked to join ${team}.`, "Please approve or deny the request in the member settings."],
      button: { label: "See the request", path: "/settings/members" },
    }),
  },
  approved: {
    ko: (team) => ({
      subject: `[두레] ${team} 참여가 승인되었습니다`,
      paragraphs: [`${team} 참여 요청이 승인되었습니다. 이제 동료들과 함께 두레를 사용하실 수 있습니다.`],
      button: { label: "두레 시작하기", path: "/" },
    }),
    en: (team) => ({
      subject: `[Dure] Your request to join ${team} was approved`,
      paragraphs: [`Your request to join ${team} was approved. You can now use Dure with your team.`],
      button: { label: "Open Dure", path: "/" },
    }),
  },
  denied: {
    ko: (team) => ({
      subject: `[두레] ${team} 참여 요청이 거절되었습니다`,
      paragraphs: [`${team} 참여 요청이 거절되었습니다. 자세한 내용은 팀 관리자에게 문의해 주세요.`],
    }),
    en: (team) => ({
      subject: `[Dure] Your request to join ${team} was denied`,
      paragraphs: [`Your request to join ${team} was denied. Please ask your team's admin for details.`],
    }),
  },
  "made-admin": {
    ko: (team) => ({
      subject: `[두레] ${team}의 관리자가 되었습니다`,
      paragraphs: [`이제 ${team}의 멤버와 초대, 결제, 연동을 관리하실 수 있습니다.`],
      button: { label: "멤버 설정 열기", path: "/settings/members" },
    }),
    en: (team) => ({
      subject: `[Dure] You are now an admin of ${team}`,
      paragraphs: [`You can now manage the members, invitations, billing and connections of ${team}.`],
      button: { label: "Open the member settings", path: "/settings/members" },
    }),
  },
  "made-member": {
    ko: (team) => ({
      subject: `[두레] ${team}에서의 권한이 멤버로 바뀌었습니다`,
      paragraphs: [`${team}의 관리자 권한이 없어졌습니다. 궁금한 점은 팀 관리자에게 문의해 주세요.`],
    }),
    en: (team) => ({
      subject: `[Dure] You are now a member of ${team}`,
      paragraphs: [`You are no longer an admin of ${team}. Please ask your team's admin for details.`],
    }),
  },
};

/** Renders a mail about a request to join a team, its answer, or a member's role. */
export function memberMail(news: MemberMailKind, to: User, team: Team, about: User, locale: Locale): Mail {
  const { button, ...words } = WORDS[news][locale](team.display_name, nameOf(about));
  const url = button && teamUrl(team.team_slug, button.path);
  return noticeMail({ email: to.email }, { ...words, button: button?.label }, url);
}

const nameOf = ({ display_name, email }: User): string => (display_name ? `${display_name} (${email})` : email);
