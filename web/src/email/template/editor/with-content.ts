import { TemplateBody } from "@dure/domain/email/template/template";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import type { Control } from "react-hook-form";
import type { z } from "zod";

/** The template to save: empty paragraphs that the editor leaves behind count as no content. */
export const WithContent = TemplateBody.superRefine(({ content }, ctx) => {
  if (content.replaceAll(/<[^>]*>|&nbsp;/g, "").trim() === "")
    ctx.addIssue({ code: "custom", path: ["content"], message: sharedIssues.required });
});

export type TemplateControl = Control<z.input<typeof WithContent>, unknown, z.output<typeof WithContent>>;
