import { z } from "zod";
import { emailIssues } from "../email-issues";
import { Block } from "./block";
import { misplacedBlock } from "./misplaced-block";

/** Maximum characters as JSON: a mail's HTML is a multiple of it, and Gmail cuts mails off at 102 kB. */
export const MAX_DOCUMENT_LENGTH = 120_000;

/**
 * A mail as the editor writes it: TipTap's JSON with an allow-list of nodes, marks and attributes. What is not listed is
 * dropped (attributes) or refused (nodes). It holds no HTML.
 */
export const EmailDocument = z
  .object({ type: z.literal("doc"), content: z.array(Block).max(1000) })
  .superRefine((document, ctx) => {
    if (JSON.stringify(document).length > MAX_DOCUMENT_LENGTH)
      ctx.addIssue({ code: "custom", message: emailIssues.documentSize });
    const misplaced = misplacedBlock(document.content);
    if (misplaced) ctx.addIssue({ code: "custom", path: ["content", ...misplaced], message: emailIssues.blockPlace });
  });
export type EmailDocument = z.infer<typeof EmailDocument>;
