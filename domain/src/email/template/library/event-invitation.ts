import { bold, button, columns, heading, type LibraryTemplate, logo, paragraph, section, variable } from "./blocks";

export const eventInvitation: LibraryTemplate = {
  id: "event-invitation",
  name: { ko: "행사 초대", en: "Event invitation" },
  description: {
    ko: "일시와 장소, 신청 버튼을 담은 초대장이에요.",
    en: "An invitation with the date, place and a sign-up button.",
  },
  subject: { ko: "{{first_name}}님을 초대합니다", en: "{{first_name}}, you are invited" },
  preview: { ko: "자리가 한정되어 있으니 미리 신청해 주세요.", en: "Seats are limited: please reserve yours." },
  blocks: (say) => [
    logo,
    heading(1, say("행사 이름", "Name of the event")),
    paragraph(
      variable("first_name", say("고객", "Hello")),
      say(
        "님, 함께해 주시면 좋겠어요. 이 자리에서 무엇을 얻을 수 있는지 적어 주세요.",
        ", we would love to see you. Describe what guests will get out of it.",
      ),
    ),
    section(
      "#fef3c7",
      columns(
        [paragraph(bold(say("일시", "When"))), paragraph(say("날짜와 시간", "Date and time"))],
        [paragraph(bold(say("장소", "Where"))), paragraph(say("주소 또는 온라인 링크", "Address or online link"))],
      ),
      button(say("참석 신청", "Reserve a seat"), "https://example.com/event"),
    ),
    heading(3, say("이런 이야기를 나눠요", "On the agenda")),
    paragraph(say("발표 주제와 발표자를 한 줄씩 적어 주세요.", "One line for each talk and its speaker.")),
  ],
};
