import { defineTexts, type Locale } from "../shared/text";

export const notificationsTexts = defineTexts({
  notFound: {
    ko: "알림을 찾을 수 없어요. 목록을 새로고침해 주세요.",
    en: "This notification doesn't exist. Please reload the list.",
  },
  noticeNotFound: {
    ko: "알림을 찾을 수 없어요. 이미 지워졌을 수 있어요.",
    en: "This notification doesn't exist. It may have been removed.",
  },
  tooMany: (limit: number) => ({
    ko: `알림은 ${limit}개까지 만들 수 있어요. 쓰지 않는 알림을 삭제해 주세요.`,
    en: `A team can have up to ${limit} notifications. Please delete one that you no longer need.`,
  }),
  incomplete: {
    ko: "알림을 켜려면 빠진 설정을 채워 주세요.",
    en: "Please complete the settings before you turn this notification on.",
  },
  noChannel: { ko: "보낼 채널을 선택하고 저장해 주세요.", en: "Please choose a channel and save it." },
  onlySlackTests: {
    ko: "테스트 메시지는 Slack 채널로만 보낼 수 있어요.",
    en: "Test messages go to Slack channels only.",
  },
  channelDeleted: { ko: "채널이 삭제되었어요.", en: "The channel has been deleted." },
});

/** The line with the record's assignee; `who` is empty if there is none. */
export const assigneeLine: Record<Locale, (who: string) => string> = {
  ko: (who) => (who ? `담당자: ${who}` : "담당자 없음"),
  en: (who) => (who ? `Assignee: ${who}` : "No assignee"),
};

/** The placeholder for the record in a test message. */
export const testTexts = {
  ko: { record: "예시 레코드", heading: (title: string) => `${title} (테스트)` },
  en: { record: "Sample record", heading: (title: string) => `${title} (test)` },
};

/** The name of a copy. */
export const copyTitle = { ko: (title: string) => `${title} 사본`, en: (title: string) => `Copy of ${title}` };
