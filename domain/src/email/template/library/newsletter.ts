import {
  bold,
  button,
  columns,
  divider,
  heading,
  type LibraryTemplate,
  link,
  logo,
  paragraph,
  section,
  variable,
} from "./blocks";

export const newsletter: LibraryTemplate = {
  id: "newsletter",
  name: { ko: "뉴스레터", en: "Newsletter" },
  description: {
    ko: "이달의 소식을 머리기사와 짧은 소식으로 전해요.",
    en: "The month's lead story and short news.",
  },
  subject: { ko: "이달의 소식을 전해 드려요", en: "This month's news" },
  preview: { ko: "머리기사와 짧은 소식 두 가지를 담았어요.", en: "One lead story and two short ones." },
  blocks: (say) => [
    logo,
    heading(1, say("이달의 소식", "This month")),
    paragraph(
      say("안녕하세요, ", "Hello "),
      variable("first_name", say("고객", "there")),
      say("님. 한 달 동안 있었던 일을 모았어요.", ", here is what happened this month."),
    ),
    section(
      "#eef6f5",
      heading(2, say("머리기사 제목", "The lead story")),
      paragraph(
        say(
          "가장 전하고 싶은 소식을 두세 문장으로 적어 주세요.",
          "Tell your most important news in two or three sentences.",
        ),
      ),
      button(say("자세히 보기", "Read more"), "https://example.com/news"),
    ),
    columns(
      [
        heading(3, say("짧은 소식 하나", "In short")),
        paragraph(
          say("한두 문장이면 충분해요. ", "One or two sentences are enough. "),
          link(say("더 보기", "More"), "https://example.com/one"),
        ),
      ],
      [
        heading(3, say("짧은 소식 둘", "Also new")),
        paragraph(
          say("읽는 분께 도움이 되는 글을 골라 주세요. ", "Pick what helps your readers. "),
          link(say("더 보기", "More"), "https://example.com/two"),
        ),
      ],
    ),
    divider,
    paragraph(
      bold(say("다음 달에 또 만나요.", "See you next month.")),
      say(" 궁금한 점은 이 메일에 답장해 주세요.", " Reply to this email with any questions."),
    ),
  ],
};
