import { bold, bullets, button, heading, type LibraryTemplate, logo, paragraph, section, variable } from "./blocks";

export const productNews: LibraryTemplate = {
  id: "product-news",
  name: { ko: "제품 소식", en: "Product news" },
  description: { ko: "새 기능과 바뀐 점을 알려요.", en: "Announces a new feature and what changes." },
  subject: { ko: "새 기능이 나왔어요", en: "Something new for you" },
  preview: { ko: "무엇이 달라졌는지 1분 안에 확인하세요.", en: "See what's new in one minute." },
  blocks: (say) => [
    logo,
    section(
      "#134e4a",
      heading(1, say("새 기능이 나왔어요", "Meet the new feature")),
      paragraph(
        say("이 기능으로 무엇이 쉬워지는지 한 문장으로 적어 주세요.", "Say in one sentence what it makes easier."),
      ),
    ),
    paragraph(
      variable("first_name", say("고객", "Hello")),
      say("님, 이런 점이 달라졌어요.", ", here is what changes."),
    ),
    bullets(
      [
        bold(say("첫 번째 장점: ", "First: ")),
        say("전에는 어땠고 이제 어떤지 적어 주세요.", "how it was, and how it is now."),
      ],
      [bold(say("두 번째 장점: ", "Second: ")), say("숫자가 있으면 더 좋아요.", "numbers help.")],
      [bold(say("세 번째 장점: ", "Third: ")), say("누구에게 좋은지 적어 주세요.", "who benefits most from it.")],
    ),
    button(say("지금 써 보기", "Try it now"), "https://example.com/new"),
    paragraph(say("사용 방법은 도움말에 정리해 두었어요.", "The help pages show how it works.")),
  ],
};
