import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { MAX_TEST_RECIPIENTS, MailContent, Template, TemplateBody, TemplateReference, TestRecipient } from "./template";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
const TemplatePath = z.object({ id: z.coerce.number<number>().int().positive() });

export const templateApi = {
  listTemplates: endpoint("member", {
    method: "GET",
    path: "/email/template",
    summary: "The team's email templates, last changed first",
  }).output(z.object({ data: z.array(Template) })),

  createTemplate: endpoint("member", {
    method: "POST",
    path: "/email/template",
    summary: "Create an email template",
    ...CREATED,
  })
    .input(z.object({ body: TemplateBody }))
    .output(Template),

  changeTemplate: endpoint("member", {
    method: "PUT",
    path: "/email/template/{id}",
    summary: "Replace an email template",
  })
    .input(z.object({ params: TemplatePath, query: BasedOn.optional(), body: TemplateBody }))
    .output(Template),

  deleteTemplate: endpoint("member", {
    method: "DELETE",
    path: "/email/template/{id}",
    summary: "Delete an email template that is not in use",
    ...NO_CONTENT,
  })
    .input(z.object({ params: TemplatePath }))
    .output(z.void()),

  listTemplateReferences: endpoint("member", {
    method: "GET",
    path: "/email/template/{id}/references",
    summary: "The booking pages and routers that use an email template",
  })
    .input(z.object({ params: TemplatePath }))
    .output(z.object({ data: z.array(TemplateReference) })),

  sendTestMail: endpoint(
    "member",
    { method: "POST", path: "/email/test", summary: "Send an unsaved email as a test", ...NO_CONTENT },
    { keys: "refused", ratePerMinute: 30 },
  )
    .input(
      z.object({
        body: z.object({
          recipients: z.array(TestRecipient).min(1).max(MAX_TEST_RECIPIENTS),
          property: MailContent,
          /** The record whose values the mail shows; sample values if absent. */
          record: z.object({ entity_id: EntityId, id: Id }).optional(),
        }),
      }),
    )
    .output(z.void()),
};
