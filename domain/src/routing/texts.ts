import { defineTexts } from "../shared/text";

export const routingTexts = defineTexts({
  routerNotFound: {
    ko: "존재하지 않거나 볼 수 있는 권한이 없는 라우터예요.",
    en: "This router either doesn't exist or you don't have permission.",
  },
  routerOfOther: {
    ko: "다른 멤버가 만든 라우터는 삭제할 수 없어요.",
    en: "You can't delete a router someone else created.",
  },
  routerSavedSince: {
    ko: "다른 멤버가 방금 이 라우터를 저장했어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.",
    en: "Someone else just saved this router. Please check what changed, then save again.",
  },
  linkTaken: { ko: "이미 사용 중인 링크예요.", en: "This link is already taken." },
  needsPro: {
    ko: "폼/리드 라우터는 Pro 요금제에서 사용할 수 있어요. 팀 관리자에게 요금제 변경을 요청해 주세요.",
    en: "The form/lead router is part of the Pro plan. Please ask your team's admin to change the plan.",
  },
  tooLarge: {
    ko: "라우터의 내용이 너무 커요. 질문이나 조건을 줄여 주세요.",
    en: "This router is too large. Please use fewer questions or conditions.",
  },
  otherRouter: { ko: "다른 라우터의 항목은 넣을 수 없어요.", en: "This entry belongs to another router." },
  archivedField: {
    ko: "삭제되었거나 없는 필드에 연결되어 있어요. 다른 필드를 선택해 주세요.",
    en: "This question is linked to a field that was deleted or doesn't exist. Please choose another field.",
  },
  uniqueField: {
    ko: "중복을 허용하지 않는 필드에는 답변을 저장할 수 없어요. 다른 필드를 선택해 주세요.",
    en: "A field with unique values can't store answers. Please choose another one.",
  },
  linkedTwice: {
    ko: "이미 다른 답변을 저장하는 필드예요. 다른 필드를 선택해 주세요.",
    en: "This field already stores another answer. Please choose another one.",
  },
  foreignPage: {
    ko: "그룹의 예약 페이지를 찾을 수 없어요. 그룹을 다시 설정해 주세요.",
    en: "The group's booking page does not exist. Please set the group up again.",
  },
  foreignImage: { ko: "이미지를 다시 올려 주세요.", en: "Please upload the image again." },
  assigneeGone: {
    ko: "활성화된 멤버에게만 배정할 수 있어요.",
    en: "Only active members can be assignees.",
  },
});
