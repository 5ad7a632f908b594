import { bold, button, divider, heading, type LibraryTemplate, logo, paragraph, variable } from "./blocks";

export const welcome: LibraryTemplate = {
  id: "welcome",
  name: { ko: "환영 메일", en: "Welcome" },
  description: { ko: "처음 오신 분께 첫걸음을 안내해요.", en: "Shows new customers their first steps." },
  subject: { ko: "{{first_name}}님, 환영합니다", en: "Welcome, {{first_name}}" },
  preview: { ko: "세 단계면 시작할 수 있어요.", en: "Three steps and you are ready." },
  blocks: (say) => [
    logo,
    heading(1, variable("first_name", say("고객", "Hello")), say("님, 환영합니다", ", welcome")),
    paragraph(
      say(
        "함께하게 되어 기뻐요. 세 단계면 시작할 수 있어요.",
        "We are glad to have you. Three steps and you are ready.",
      ),
    ),
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [
            paragraph(
              bold(say("계정을 준비하세요. ", "Set up your account. ")),
              say("1분이면 돼요.", "It takes a minute."),
            ),
          ],
        },
        {
          type: "listItem",
          content: [
            paragraph(
              bold(say("동료를 초대하세요. ", "Invite your colleagues. ")),
              say("함께 쓰면 더 좋아요.", "It is better together."),
            ),
          ],
        },
        {
          type: "listItem",
          content: [
            paragraph(
              bold(say("첫 일을 시작하세요. ", "Complete your first task. ")),
              say("도움말이 안내해 드려요.", "The help pages will guide you."),
            ),
          ],
        },
      ],
    },
    button(say("시작하기", "Get started"), "https://example.com/start"),
    divider,
    paragraph(
      say("담당자 ", "Questions? "),
      variable("owner_name", say("저희 팀", "Our team")),
      say("에게 이 메일로 답장해 주시면 도와드릴게요.", " is one reply away."),
    ),
  ],
};
