import { defineIssues } from "../shared/define-issues";

export const journeysIssues = defineIssues("journeys", {
  site: {
    ko: "웹사이트 주소를 입력해 주세요. 한글 도메인은 퓨니코드 주소로 바꿔서 입력해 주세요.",
    en: "Enter a website address, such as www.example.com. Enter non-Latin domains in Punycode (xn--…).",
  },
});
