import { defineTexts } from "../../shared/text";

export const sendingDomainTexts = defineTexts({
  domainInUse: {
    ko: "이미 다른 팀에서 사용 중인 도메인이에요. 우리 회사의 도메인이 맞다면 문의해 주세요.",
    en: "This domain is already in use by another team. If it is yours, please contact us.",
  },
  oneDomain: (domain: string) => ({
    ko: `팀마다 도메인 하나를 쓸 수 있어요. 바꾸려면 먼저 ${domain} 도메인을 삭제해 주세요.`,
    en: `A team sends from one domain. To use another one, please delete ${domain} first.`,
  }),
  personalDomain: {
    ko: "gmail.com이나 naver.com 같은 무료 메일 도메인은 쓸 수 없어요. 회사 도메인을 입력해 주세요.",
    en: "Free email domains such as gmail.com can't be used. Please enter your company's domain.",
  },
  domainNotFound: {
    ko: "등록한 발송 도메인이 없어요. 설정의 ‘도메인 및 이메일’에서 추가해 주세요.",
    en: "There is no sending domain yet. Please add one in the settings under ‘Domain & Email’.",
  },
  providerFailed: {
    ko: "메일 서비스가 응답하지 않아요. 잠시 후 다시 확인해 주세요.",
    en: "The mail service isn't responding. Please check again in a moment.",
  },
  senderUnverified: {
    ko: "보내는 사람의 도메인이 인증되지 않았어요. 설정의 ‘도메인 및 이메일’에서 확인해 주세요.",
    en: "The sender's domain is not verified. Please check it in the settings under ‘Domain & Email’.",
  },
});
