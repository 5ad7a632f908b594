import type { TemplateBody } from "@dure/domain/email/template/template";
import { variablesIn } from "@dure/domain/email/variable/variable";
import type { Member } from "../teams/tenant";

/** Creates a template that greets an invitee by name. Its variables have a dash as their fallback, if no other is named. */
export function createTemplate(member: Member, changes: Partial<TemplateBody> = {}) {
  const body = {
    name: "감사 메일",
    subject: "{{invitee_name}}님, 감사합니다",
    content: "<p>{{invitee_name}}님, {{meeting_time}}에 뵙겠습니다.</p>",
    ...changes,
  };
  const dashes = Object.fromEntries(variablesIn(body.subject + body.content).map((variable) => [variable, "-"]));
  return member.client.email.createTemplate({ body: { ...body, fallbacks: { ...dashes, ...changes.fallbacks } } });
}
