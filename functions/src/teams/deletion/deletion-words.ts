import type { Locale } from "@dure/domain/shared/text";
import type { NoticeWords } from "../../platform/mail/notice-mail";

/** The news about a deletion: it is scheduled, canceled, or done. */
export type DeletionNews = "requested" | "cancelled" | "done";

type Known = { team: string; day: string; by: string };

const WORDS: Record<DeletionNews, Record<Locale, (known: Known) => NoticeWords>> = {
  requested: {
    ko: ({ team, day, by }) => ({
      subject: `[두레] ${team} 팀이 ${day}에 삭제됩니다`,
      paragraphs: [
        `${by}님이 팀 삭제를 요청했습니다. ${day}까지는 팀을 그대로 사용하실 수 있고, 관리자라면 누구나 삭제를 취소할 수 있습니다.`,
        "그 뒤에는 레코드, 미팅, 폼, 파일과 멤버 계정이 모두 삭제되고 되돌릴 수 없습니다. 필요한 데이터는 그 전에 내보내 주세요.",
      ],
      button: "팀 설정 열기",
    }),
    en: ({ team, day, by }) => ({
      subject: `[Dure] The team ${team} will be deleted on ${day}`,
      paragraphs: [
        `${by} requested the team's deletion. You can keep using the team until ${day}, and any admin can cancel the deletion.`,
        "After that, all records, meetings, forms, files and members' accounts are permanently deleted. Please export what you need before then.",
      ],
      button: "Open the team's settings",
    }),
  },
  cancelled: {
    ko: ({ team, by }) => ({
      subject: `[두레] ${team} 팀의 삭제가 취소되었습니다`,
      paragraphs: [`${by}님이 팀 삭제를 취소했습니다. 팀을 계속 사용하실 수 있습니다.`],
      button: "팀 설정 열기",
    }),
    en: ({ team, by }) => ({
      subject: `[Dure] The deletion of ${team} was canceled`,
      paragraphs: [`${by} canceled the team's deletion. You can keep using the team.`],
      button: "Open the team's settings",
    }),
  },
  done: {
    ko: ({ team }) => ({
      subject: `[두레] ${team} 팀이 삭제되었습니다`,
      paragraphs: ["요청하신 대로 팀의 데이터와 멤버 계정을 모두 삭제하고 구독을 해지했습니다."],
    }),
    en: ({ team }) => ({
      subject: `[Dure] The team ${team} was deleted`,
      paragraphs: [
        "As you asked, all of the team's data and its members' accounts are deleted, and its subscription has ended.",
      ],
    }),
  },
};

export const deletionWords = (news: DeletionNews, known: Known, locale: Locale): NoticeWords =>
  WORDS[news][locale](known);
