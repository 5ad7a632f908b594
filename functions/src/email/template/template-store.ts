import { htmlToDocument } from "@dure/domain/email/document/html-to-document";
import { Template } from "@dure/domain/email/template/template";
import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { templateDoc } from "../../forms/usage/template-use-store";
import { inTeam } from "../../platform/firebase";

function toTemplate(doc: DocumentSnapshot): Template {
  if (!doc.exists) throw new AppError("NOT_FOUND", emailTexts.templateNotFound);
  return Template.parse({ ...doc.data(), block: documentIn(doc) });
}

/**
 * Firestore nests twenty levels at most, so a document is stored as one text. An older template has only HTML, which is
 * converted into a document.
 */
function documentIn(doc: DocumentSnapshot): unknown {
  const stored: unknown = doc.get("block");
  if (typeof stored === "string") return JSON.parse(stored);
  return htmlToDocument(String(doc.get("content") ?? ""), doc.get("fallbacks") ?? {});
}

/** Every template of the team, last changed first. */
export async function findTemplates(teamId: string): Promise<Template[]> {
  const found = await inTeam(teamId, "email-templates").orderBy("updated_at", "desc").get();
  return found.docs.map(toTemplate);
}

export async function findTemplate(teamId: string, id: number): Promise<Template | undefined> {
  const doc = await templateDoc(teamId, id).get();
  return doc.exists ? toTemplate(doc) : undefined;
}

export async function findTemplateIn(tx: Transaction, teamId: string, id: number): Promise<Template | undefined> {
  const doc = await tx.get(templateDoc(teamId, id));
  return doc.exists ? toTemplate(doc) : undefined;
}

/** @throws NOT_FOUND */
export const readTemplate = async (tx: Transaction, teamId: string, id: number): Promise<Template> =>
  toTemplate(await tx.get(templateDoc(teamId, id)));

/** The number of the team's next template. Of two concurrent creations, one is retried. */
export async function readNextId(tx: Transaction, teamId: string): Promise<number> {
  return (await tx.get(counterDoc(teamId))).get("next") ?? 1;
}

/** A number is never reused, not even after its template was deleted. */
export function reserveId(tx: Transaction, teamId: string, id: number): void {
  tx.set(counterDoc(teamId), { next: id + 1 });
}

export function saveTemplate(tx: Transaction, teamId: string, template: Template): void {
  tx.set(templateDoc(teamId, template.id), { ...template, block: JSON.stringify(template.block) });
}

export function removeTemplate(tx: Transaction, teamId: string, id: number): void {
  tx.delete(templateDoc(teamId, id));
}

const counterDoc = (teamId: string) => inTeam(teamId, "counters").doc("email-template");
