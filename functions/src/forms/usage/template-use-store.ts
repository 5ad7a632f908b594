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

/**
 * A template's content as JSON, `{}` once it is deleted. Fallbacks are left out: they may name variables it no longer
 * has.
 */
export async function readTemplateContent(teamId: string, id: number): Promise<string> {
  const { fallbacks: _, ...content } = (await templateDoc(teamId, id).get()).data() ?? {};
  return JSON.stringify(content);
}

/**
 * The pages and routers that use a template, sorted by title. In a transaction, no new use can be saved before it
 * commits.
 */
export async function findTemplateUses(teamId: string, templateId: number, tx?: Transaction): Promise<TemplateUse[]> {
  const query = uses(teamId).where("template_ids", "array-contains", templateId);
  const { docs } = tx ? await tx.get(query) : await query.get();
  const found = docs.map((doc) => TemplateUse.parse({ ...doc.data(), id: doc.id }));
  return found.sort((a, b) => a.title.localeCompare(b.title, "ko"));
}

/**
 * Checks that the templates that a page or a router names exist. Called in the transaction that saves it, so that none
 * of them can be deleted before the commit.
 * @throws BAD_REQUEST if a template is gone
 */
export async function assertTemplates(tx: Transaction, teamId: string, ids: readonly number[], path: string) {
  const docs = await Promise.all(ids.map((id) => tx.get(templateDoc(teamId, id))));
  if (docs.every(({ exists }) => exists)) return;
  throw new AppError("BAD_REQUEST", formsTexts.templateGone, [{ path, message: formsTexts.templateGone }]);
}

/**
 * Saves which templates a page or router uses; removes the entry if it uses none. Call it in the transaction that saves
 * it.
 */
export function saveTemplateUse(tx: Transaction, teamId: string, { id, ...use }: TemplateUse): void {
  if (use.template_ids.length > 0) tx.set(uses(teamId).doc(id), use);
  else removeTemplateUse(tx, teamId, id);
}

export function removeTemplateUse(tx: Transaction, teamId: string, id: string): void {
  tx.delete(uses(teamId).doc(id));
}
