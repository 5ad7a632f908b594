import { button, heading, type LibraryTemplate, link, logo, paragraph, variable } from "./blocks";

export const reEngagement: LibraryTemplate = {
  id: "re-engagement",
  name: { ko: "다시 인사", en: "Re-engagement" },
  description: { ko: "오래 소식이 없던 분께 다시 말을 걸어요.", en: "Reconnects with people who have been quiet." },
  subject: { ko: "{{first_name}}님, 잘 지내시나요?", en: "How are you, {{first_name}}?" },
  preview: { ko: "그동안 달라진 점을 알려 드릴게요.", en: "What has changed since we last talked." },
  blocks: (say) => [
    logo,
    heading(
      1,
      say("오랜만이에요, ", "It has been a while, "),
      variable("first_name", say("고객", "friend")),
      say("님", ""),
    ),
    paragraph(
      say(
        "지난번 이후 여러 가지가 좋아졌어요. 가장 도움이 될 한 가지를 적어 주세요.",
        "A lot has improved since then. Name the one thing that helps most.",
      ),
    ),
    button(say("다시 둘러보기", "Take a look"), "https://example.com/back"),
    paragraph(
      say("소식이 더 이상 필요 없으시면 ", "If you no longer want to hear from us, you can "),
      link(say("수신 설정", "change your email preferences"), "{{preferences_link}}"),
      say("에서 바꾸실 수 있어요.", "."),
    ),
  ],
};
