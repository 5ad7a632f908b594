import type { TemplateBody } from "@dure/domain/email/template/template";
import type { Member } from "../teams/tenant";

/** Creates a template that greets an invitee by name. */
export const createTemplate = (member: Member, changes: Partial<TemplateBody> = {}) =>
  member.client.email.createTemplate({
    body: {
      name: "감사 메일",
      subject: "{{invitee_name}}님, 감사합니다",
      content: "<p>{{invitee_name}}님, {{meeting_time}}에 뵙겠습니다.</p>",
      fallbacks: {},
      ...changes,
    },
  });
