import { defineTexts } from "../../shared/text";

/** Messages about background tasks. */
export const taskTexts = defineTexts({
  taskNotFound: {
    ko: "존재하지 않거나 접근할 수 없는 작업이에요.",
    en: "This task either doesn't exist or you don't have permission.",
  },
  taskOver: { ko: "이미 끝난 작업이에요.", en: "This task has already finished." },
  notFinished: {
    ko: "여러 번 다시 시도했지만 작업을 끝내지 못했어요. 처리되지 않은 항목으로 다시 실행해 주세요.",
    en: "The task could not be finished after several attempts. Please run it again with the remaining items.",
  },
  starterGone: {
    ko: "작업을 시작한 멤버가 더 이상 팀의 활성 멤버가 아니어서 작업을 멈췄어요.",
    en: "The task was stopped because the member who started it is no longer active in the team.",
  },
});
