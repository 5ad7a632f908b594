import { defineTexts } from "../../shared/text";

export const todoTexts = defineTexts({
  notFound: { ko: "삭제되었거나 존재하지 않는 할 일이에요.", en: "The task has been deleted or does not exist." },
  needsDay: { ko: "마감일을 먼저 정해 주세요.", en: "Please choose a due date first." },
  assigneeNotFound: {
    ko: "담당자로 지정할 수 있는 멤버가 아니에요.",
    en: "The chosen assignee is not an active member of this team.",
  },
});
