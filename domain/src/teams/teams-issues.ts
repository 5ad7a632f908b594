import { defineIssues } from "../shared/define-issues";

export const teamsIssues = defineIssues("teams", {
  invitationCode: { ko: "올바른 초대 코드가 아니에요.", en: "Must be an invitation code." },
  clientId: { ko: "Client ID를 입력해 주세요.", en: "Please enter the Client ID." },
  clientSecret: { ko: "Client Secret을 입력해 주세요.", en: "Please enter the Client Secret." },
  companyName: { ko: "회사 이름을 입력해 주세요.", en: "Please enter the company name." },
  companyNameSigns: {
    ko: "글자, 숫자, 공백과 ( ) & . , - _ · ' + !만 사용할 수 있어요.",
    en: "Only letters, numbers, spaces and ( ) & . , - _ · ' + ! can be used.",
  },
  tooManySeats: { ko: "좌석이 너무 많아요. 고객지원에 문의해 주세요.", en: "Too many seats. Please contact support." },
  apiKeyId: { ko: "올바른 API 키 ID가 아니에요.", en: "Must be the id of an API key." },
  apiKeyName: { ko: "이름을 입력해 주세요.", en: "Please enter a name." },
  apiKeyScopes: { ko: "권한을 하나 이상 선택해 주세요.", en: "Please choose at least one permission." },
  slugTaken: { ko: "이미 사용 중인 URL이에요.", en: "This URL is already taken" },
  triggers: { ko: "보낼 일을 하나 이상 골라 주세요.", en: "Please choose at least one event." },
  triggerType: { ko: "올바른 트리거 유형이 아니에요.", en: "Invalid trigger type" },
});
