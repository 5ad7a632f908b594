import { formsTexts } from "@dure/domain/forms/texts";
import { AppError } from "@dure/domain/shared/error";
import { Id } from "@dure/domain/shared/value";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";

/** A booking page or a router, with the e-mail templates that its follow-up mails are made from. */
const TemplateUse = z.object({
  id: Id,
  type: z.enum(["booking-page", "router"]),
  title: z.string(),
  template_ids: z.array(z.int()),
});
export type TemplateUse = z.infer<typeof TemplateUse>;

const uses = (teamId: string) => inTeam(teamId, "template-uses");

export const templateDoc = (teamId: string, id: number) => inTeam(teamId, "email-templates").doc(String(id));

/** All that a template says, as JSON; empty once it is deleted. Fallbacks may name what it says no more. */
export async function readTemplateContent(teamId: string, id: number): Promise<string> {
  const { fallbacks: _, ...content } = (await templateDoc(teamId, id).get()).data() ?? {};
  return JSON.stringify(content);
}

/** What uses a template, by its title. Read in a transaction, nothing can begin to use it before that commits. */
export async function findTemplateUses(teamId: string, templateId: number, tx?: Transaction): Promise<TemplateUse[]> {
  const query = uses(teamId).where("template_ids", "array-contains", templateId);
  const { docs } = tx ? await tx.get(query) : await query.get();
  const found = docs.map((doc) => TemplateUse.parse({ ...doc.data(), id: doc.id }));
  return found.sort((a, b) => a.title.localeCompare(b.title, "ko"));
}

/**
 * Holds the templates that a page or a router names against those that there are. Read in the transaction that saves
 * it: none of them can be deleted before that commits.
 * @throws BAD_REQUEST
 */
export async function assertTemplates(tx: Transaction, teamId: string, ids: readonly number[], path: string) {
  const docs = await Promise.all(ids.map((id) => tx.get(templateDoc(teamId, id))));
  if (docs.every(({ exists }) => exists)) return;
  throw new AppError("BAD_REQUEST", formsTexts.templateGone, [{ path, message: formsTexts.templateGone }]);
}

/** Written with the page or the router itself, so that the two never differ; nothing is kept of one that uses none. */
export function saveTemplateUse(tx: Transaction, teamId: string, { id, ...use }: TemplateUse): void {
  if (use.template_ids.length > 0) tx.set(uses(teamId).doc(id), use);
  else removeTemplateUse(tx, teamId, id);
}

export function removeTemplateUse(tx: Transaction, teamId: string, id: string): void {
  tx.delete(uses(teamId).doc(id));
}
