import { DEFAULT_LABELS } from "@dure/domain/forms/question/default-labels";
import { sharedKo } from "../../../ui/public/texts/ko";

/** The built-in texts of a form's page. */
export const ko = {
  ...sharedKo,
  name: DEFAULT_LABELS.name.ko,
  email: DEFAULT_LABELS.email.ko,
  submit: "제출하기",
  submitting: "제출하는 중이에요…",
  submitted: "제출이 완료됐어요",
  formNotFound: "폼을 찾을 수 없어요",
  formNotFoundHint: "주소가 잘못됐거나 삭제된 폼이에요.",
  inactive: "지금은 제출을 받지 않는 폼이에요",
  inactiveHint: "폼을 보낸 분에게 문의해 주세요.",
  goingOn: "페이지를 이동하고 있어요",
  goOn: "이동하기",
  consentRequired: "동의가 필요한 항목이에요",
  preview: "미리보기에서는 제출되지 않아요.",
  leaveTitle: "작성을 그만둘까요?",
  leaveHint: "아직 제출하지 않았어요.",
  stay: "계속 작성하기",
  saveForLater: "저장하고 나중에 이어 쓰기",
  saveHint: "이 브라우저에만 30일 동안 저장돼요.",
  saveFailed: "이 브라우저에는 저장할 수 없어요.",
  saved: "이 브라우저에 저장하고 있어요. 다시 열면 이어서 쓸 수 있어요.",
  savedDelete: "저장한 답변 삭제",
  savedFound: "작성하던 답변이 있어요.",
  savedRestore: "이어서 작성",
  savedForget: "새로 작성",
  repeat: "한 번 더 제출하기",
};

export type FormTexts = typeof ko;
