import { bullets, button, heading, type LibraryTemplate, link, paragraph, variable, whenKnown } from "./blocks";

export const meetingFollowUp: LibraryTemplate = {
  id: "meeting-follow-up",
  name: { ko: "미팅 후속 메일", en: "Follow-up after a meeting" },
  description: { ko: "미팅 내용을 정리하고 다음 할 일을 정해요.", en: "Sums up a meeting and sets the next steps." },
  subject: { ko: "{{invitee_name}}님, 오늘 시간 내주셔서 감사합니다", en: "Thank you for your time, {{invitee_name}}" },
  preview: { ko: "나눈 이야기와 다음 할 일을 정리했어요.", en: "What we talked about, and the next steps." },
  blocks: (say) => [
    heading(2, say("시간 내주셔서 감사합니다", "Thank you for your time")),
    paragraph(
      variable("invitee_name", say("고객", "Hello")),
      say("님, ", ", it was good to talk in "),
      variable("meeting_title", say("미팅", "our meeting")),
      say("에서 이야기 나눠 주셔서 고맙습니다.", "."),
    ),
    whenKnown(
      "company",
      paragraph(
        variable("company", say("귀사", "your company")),
        say("의 상황에 맞춰 이렇게 정리했어요.", ": this is how we understood your needs."),
      ),
    ),
    bullets(
      [say("나눈 이야기를 한 줄로 적어 주세요.", "What you talked about, in one line.")],
      [say("저희가 준비할 것과 기한을 적어 주세요.", "What we will prepare, and by when.")],
      [say("고객이 확인할 것을 적어 주세요.", "What your guest will look into.")],
    ),
    button(say("다음 미팅 잡기", "Book the next meeting"), "https://example.com/book"),
    paragraph(
      say("이번 일정은 ", "You can still see this meeting "),
      link(say("여기", "here"), "{{reschedule_link}}"),
      say("에서 다시 볼 수 있어요.", "."),
    ),
    paragraph(variable("host_name", say("담당자", "Your host")), say(" 드림", "")),
  ],
};
