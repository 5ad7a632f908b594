import { defineIssues } from "../shared/define-issues";

export const identityIssues = defineIssues("identity", {
  slugTooShort: { ko: "URL은 2자 이상이어야 해요.", en: "The URL must have at least 2 characters." },
  slugTooLong: { ko: "URL은 40자 이하여야 해요.", en: "The URL must have at most 40 characters." },
  slugLetters: {
    ko: "영문 소문자, 숫자, '_', '-'만 사용할 수 있어요.",
    en: "Only lowercase letters, numbers, '_' and '-' can be used.",
  },
  phone: { ko: "올바른 전화번호를 입력해 주세요.", en: "Please enter a valid phone number." },
  phoneRequired: { ko: "휴대폰 번호를 입력해 주세요.", en: "Please enter your phone number." },
  passwordTooShort: { ko: "비밀번호는 8자 이상이어야 해요.", en: "The password must have at least 8 characters." },
  passwordUppercase: { ko: "비밀번호에 영문 대문자가 필요해요.", en: "The password needs an uppercase letter." },
  passwordLowercase: { ko: "비밀번호에 영문 소문자가 필요해요.", en: "The password needs a lowercase letter." },
  samlId: { ko: "SAML 공급자 ID가 필요해요.", en: "SAML provider ID is required" },
  samlName: { ko: "이름을 입력해 주세요.", en: "Please enter a name." },
  samlEntityId: { ko: "엔티티 ID를 입력해 주세요.", en: "Please enter the entity ID." },
  samlUrl: { ko: "올바른 주소를 입력해 주세요.", en: "Please enter a valid address." },
  samlCert: { ko: "인증서를 붙여 넣어 주세요.", en: "Please paste the certificate." },
  passwordDigit: { ko: "비밀번호에 숫자가 필요해요.", en: "The password needs a number." },
});
