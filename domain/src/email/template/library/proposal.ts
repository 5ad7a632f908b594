import { bold, button, columns, heading, type LibraryTemplate, logo, paragraph, section, variable } from "./blocks";

export const proposal: LibraryTemplate = {
  id: "proposal",
  name: { ko: "견적·제안", en: "Quote or proposal" },
  description: {
    ko: "제안 내용과 금액, 유효 기간을 보내요.",
    en: "Sends an offer with its price and how long it is valid.",
  },
  subject: { ko: "{{deal_name}} 제안을 보내 드립니다", en: "Our proposal for {{deal_name}}" },
  preview: { ko: "내용과 금액, 다음 단계를 담았어요.", en: "What's included, what it costs and what comes next." },
  blocks: (say) => [
    logo,
    heading(2, variable("deal_name", say("요청하신 건", "Your request")), say(" 제안", ": our proposal")),
    paragraph(
      variable("name", say("담당자", "Hello")),
      say("님, 말씀하신 내용에 맞춰 제안을 준비했어요.", ", we prepared this proposal based on what you told us."),
    ),
    section(
      "#f4f4f5",
      columns(
        [
          paragraph(bold(say("포함 내용", "Included"))),
          paragraph(say("제품과 수량을 적어 주세요.", "Products and quantities.")),
        ],
        [
          paragraph(bold(say("금액", "Price"))),
          paragraph(say("부가세 포함 여부도 적어 주세요.", "Say whether tax is included.")),
        ],
      ),
      paragraph(bold(say("유효 기간: ", "Valid until: ")), say("날짜", "date")),
    ),
    button(say("제안서 보기", "Open the proposal"), "https://example.com/proposal"),
    paragraph(
      say("궁금한 점이 있으면 언제든 답장해 주세요. ", "Please reply with any questions. "),
      variable("owner_name", say("담당자", "Your contact")),
      say(" 드림", ""),
    ),
  ],
};
