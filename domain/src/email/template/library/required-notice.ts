import { bold, bullets, divider, heading, type LibraryTemplate, link, paragraph, variable } from "./blocks";

export const requiredNotice: LibraryTemplate = {
  id: "required-notice",
  name: { ko: "법정 고지", en: "Notice required by law" },
  description: {
    ko: "약관이나 개인정보 처리방침의 변경처럼 꼭 알려야 하는 내용이에요.",
    en: "For notices required by law, such as changed terms.",
  },
  subject: { ko: "[안내] 약관 변경을 알려 드립니다", en: "Notice: our terms are changing" },
  preview: { ko: "바뀌는 내용과 시행일을 확인해 주세요.", en: "What changes, and when." },
  blocks: (say) => [
    heading(2, say("약관 변경 안내", "Our terms are changing")),
    paragraph(
      variable("name", say("고객", "Customer")),
      say(
        "님, 이용해 주셔서 감사합니다. 아래와 같이 약관이 바뀌어 알려 드립니다.",
        ", thank you for being with us. We are writing to let you know that our terms are changing.",
      ),
    ),
    bullets(
      [
        bold(say("바뀌는 내용: ", "What changes: ")),
        say("이전과 이후를 함께 적어 주세요.", "the old and the new wording."),
      ],
      [bold(say("시행일: ", "Effective date: ")), say("날짜", "date")],
      [
        bold(say("동의하지 않으실 때: ", "If you disagree: ")),
        say("할 수 있는 일과 기한을 적어 주세요.", "what you can do, and by when."),
      ],
    ),
    paragraph(link(say("전체 약관 보기", "Read the full terms"), "https://example.com/terms")),
    divider,
    paragraph(
      say(
        "이 메일은 법에 따라 수신 동의와 관계없이 보내 드리는 안내예요.",
        "The law requires us to send this notice to all customers, whatever they subscribed to.",
      ),
    ),
  ],
};
