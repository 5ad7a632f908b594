import { documentParts, missingFallbacks } from "@dure/domain/email/document/document-parts";
import { EmailDocument } from "@dure/domain/email/document/email-document";
import { TemplateBody } from "@dure/domain/email/template/template";
import { variablesIn } from "@dure/domain/email/variable/variable";
import { sharedIssues } from "@dure/domain/shared/shared-issues";
import type { Control } from "react-hook-form";
import { z } from "zod";
import { withTexts } from "./fallback-values";

/** A field that was mounted only briefly leaves its fallback undefined, which must not fail validation. */
const Fallbacks = z
  .record(z.string(), z.string().optional())
  .transform(withTexts)
  .pipe(TemplateBody.shape.fallbacks.unwrap());

/** The template to save. Its document is null if the editor's content can't be saved as it is. */
export const WithContent = TemplateBody.extend({
  block: z.union([EmailDocument, z.null()]),
  fallbacks: Fallbacks,
}).superRefine(({ subject, block, fallbacks }, ctx) => {
  const issue = (path: (string | number)[], message: string) => ctx.addIssue({ code: "custom", path, message });
  if (!block) return issue(["block"], "unfinished");
  const { isBlank, variables, fallbacks: ofContent } = documentParts(block);
  if (isBlank) return issue(["block"], sharedIssues.required);
  const [missing] = missingFallbacks(variables, ofContent);
  if (missing) issue(["block"], `fallback ${missing}`);
  for (const variable of missingFallbacks(variablesIn(subject), { ...fallbacks, ...ofContent }))
    issue(["fallbacks", variable], sharedIssues.required);
});

export type TemplateControl = Control<z.input<typeof WithContent>, unknown, z.output<typeof WithContent>>;
