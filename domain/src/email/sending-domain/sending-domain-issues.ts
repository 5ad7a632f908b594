import { defineIssues } from "../../shared/define-issues";

export const sendingDomainIssues = defineIssues("sending-domain", {
  domain: {
    ko: "올바른 도메인을 입력해 주세요. 예: hanbit.co.kr",
    en: "Invalid domain. Please enter one such as hanbit.com.",
  },
  localPart: {
    ko: "영문, 숫자, '.', '_', '-'만 쓸 수 있고, 점은 처음과 끝에 오거나 이어질 수 없어요.",
    en: "Only letters, digits, '.', '_' and '-' can be used, without a dot at the beginning or end, or two in a row.",
  },
  senderTwice: {
    ko: "같은 보내는 주소가 있어요. 하나만 남겨 주세요.",
    en: "This sender address is listed twice. Please keep one of them.",
  },
});
