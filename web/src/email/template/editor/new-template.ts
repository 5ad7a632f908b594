import type { TemplateBody } from "@dure/domain/email/template";

export const NEW_TEMPLATE: TemplateBody = { name: "", subject: "", content: "", fallbacks: {} };
