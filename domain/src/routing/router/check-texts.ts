import { defineTexts } from "../../shared/text";

/**
 * Messages about problems that prevent saving or activating a router
 * (docs/product/routing.md#what-keeps-it-from-being-saved).
 */
export const checkTexts = defineTexts({
  titleRequired: { ko: "제목을 입력해 주세요.", en: "Please enter a title" },
  questionsRequired: { ko: "질문을 하나 이상 추가해 주세요.", en: "Please add at least one question." },
  nameRequired: { ko: "필드 이름을 입력해 주세요.", en: "Please enter a name." },
  nameTwice: { ko: "같은 이름을 쓰는 필드가 있어요.", en: "Each name can be used only once." },
  labelRequired: { ko: "질문을 입력해 주세요.", en: "Please enter a question." },
  optionsRequired: { ko: "선택지를 하나 이상 추가해 주세요.", en: "Please add at least one option." },
  optionEmpty: { ko: "선택지의 값을 입력해 주세요.", en: "Please enter values for the options." },
  optionTwice: { ko: "선택지마다 값이 달라야 해요.", en: "Each option needs its own value." },
  showIfGone: {
    ko: "보이는 조건이 앞에 없는 질문을 가리켜요. 조건을 다시 설정해 주세요.",
    en: "Its condition refers to a question that doesn't come before it. Please change the condition.",
  },
  showIfValue: { ko: "보이는 조건의 값을 입력해 주세요.", en: "Please enter a value for its condition." },
  showIfOption: {
    ko: "보이는 조건에 쓴 선택지가 삭제되었어요. 조건을 다시 설정해 주세요.",
    en: "Its condition refers to an option that was removed. Please change the condition.",
  },
  webUrlRequired: { ko: "올바른 웹사이트 URL을 입력해 주세요.", en: "Please enter a valid website URL." },
  formClassRequired: { ko: "폼의 클래스를 입력해 주세요.", en: "Please enter the form's class." },
  inputsUnchecked: { ko: "폼의 입력란을 확인해 주세요.", en: "Please check the form's inputs." },
  entryUnconnected: {
    ko: "저장하지 못했어요. 고객 문의가 연결되지 않았어요.",
    en: "Failed to save. The entry node is not connected.",
  },
  groupsUnconnected: {
    ko: "들어온 리드를 그룹에 연결해 주세요.",
    en: "Inbound leads must be connected to a meeting group.",
  },
  groupUnconnected: { ko: "이 그룹으로 이어지는 리드가 없어요.", en: "No leads are connected to this group." },
  notFirstGroup: {
    ko: "고객 문의에 바로 연결할 수 있는 것은 첫 번째 그룹뿐이에요.",
    en: "Only the first group can be connected.",
  },
  groupTwice: { ko: "같은 그룹이 두 번 있어요.", en: "Each group can be used only once." },
  fieldNotFound: (name: string) => ({
    ko: `'${name}' 필드를 찾을 수 없어요.`,
    en: `Field name ${name} is not found`,
  }),
  wrongFieldType: { ko: "필드의 유형이 바뀌었어요. 조건을 다시 설정해 주세요.", en: "Invalid field type" },
  optionGone: (option: string) => ({
    ko: `'${option}' 선택지가 삭제되었어요. 조건을 다시 설정해 주세요.`,
    en: `The option ${option} was removed. Please change the condition.`,
  }),
  messageRequired: { ko: "메시지를 입력해 주세요.", en: "Please enter a message." },
  urlRequired: { ko: "올바른 URL을 입력해 주세요.", en: "Please enter a valid URL" },
  emailNotIntegrated: (names: string) => ({
    ko: `보내는 사람이나 담당자의 이메일이 연동되어 있지 않아요: ${names}. 본인이 설정의 ‘연동’에서 Google이나 Outlook 계정을 연결해야 해요.`,
    en: `The sender's or organizers' e-mail must be integrated: ${names}. They connect a Google or Outlook account in Settings → Connections.`,
  }),
  invalidFollowUp: { ko: "메일 설정을 확인해 주세요.", en: "invalid follow up mail setting" },
  assigneeRequired: { ko: "담당자를 한 명 이상 선택해 주세요.", en: "Please choose at least one assignee." },
});
