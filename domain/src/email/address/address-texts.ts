import { defineTexts } from "../../shared/text";

export const addressTexts = defineTexts({
  noAddress: {
    ko: "이메일 주소가 없거나 올바르지 않은 레코드예요. 이메일을 먼저 입력해 주세요.",
    en: "This record has no valid email address. Please enter one first.",
  },
  reasonNeeded: {
    ko: "수신을 거부했던 분께 다시 보내려면 동의를 받은 경위를 적어 주세요.",
    en: "This person opted out. To send to them again, please note how they agreed.",
  },
  notSuppressed: {
    ko: "차단 목록에 없는 주소예요. 이미 해제되었을 수 있어요.",
    en: "This address is not on the suppression list. It may have been removed already.",
  },
  maskedList: {
    ko: "개인정보를 가리고 보는 멤버는 차단 목록을 검색하거나 내려받을 수 없어요. 관리자에게 요청해 주세요.",
    en: "Members who see personal values masked can't search or export the suppression list. Please ask an admin.",
  },
});
