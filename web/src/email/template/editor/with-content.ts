import { TemplateBody } from "@dure/domain/email/template";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import type { Control } from "react-hook-form";
import type { z } from "zod";

/** A template as it can be saved: an editor leaves empty paragraphs behind where nothing is written. */
export const WithContent = TemplateBody.superRefine(({ content }, ctx) => {
  if (content.replaceAll(/<[^>]*>|&nbsp;/g, "").trim() === "")
    ctx.addIssue({ code: "custom", path: ["content"], message: sharedIssues.required });
});

export type TemplateControl = Control<z.input<typeof WithContent>, unknown, z.output<typeof WithContent>>;
