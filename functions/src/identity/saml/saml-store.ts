import { Saml } from "@dure/domain/identity/saml/saml";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const providers = (teamId: string) => inTeam(teamId, "saml");
const toSaml = (doc: DocumentSnapshot): Saml => Saml.parse(doc.data());

const byName = (a: Saml, b: Saml) => a.name.localeCompare(b.name, "ko") || a.id.localeCompare(b.id);

/** A team's providers, by name. */
export async function readProviders(teamId: string): Promise<Saml[]> {
  return (await providers(teamId).get()).docs.map(toSaml).sort(byName);
}

/** Like `readProviders`, in a transaction, which fails if a provider is changed meanwhile. */
export async function getProviders(tx: Transaction, teamId: string): Promise<Saml[]> {
  return (await tx.get(providers(teamId))).docs.map(toSaml);
}

export async function readSaml(teamId: string, id: string): Promise<Saml | undefined> {
  const doc = await providers(teamId).doc(id).get();
  return doc.exists ? toSaml(doc) : undefined;
}

export async function findSaml(tx: Transaction, teamId: string, id: string): Promise<Saml | undefined> {
  const doc = await tx.get(providers(teamId).doc(id));
  return doc.exists ? toSaml(doc) : undefined;
}

/** @throws NOT_FOUND */
export async function getSaml(tx: Transaction, teamId: string, id: string): Promise<Saml> {
  const saml = await findSaml(tx, teamId, id);
  if (!saml) throw new AppError("NOT_FOUND", samlTexts.notFound);
  return saml;
}

export function saveSaml(tx: Transaction, teamId: string, saml: Saml): void {
  tx.set(providers(teamId).doc(saml.id), saml);
}

export function removeSaml(tx: Transaction, teamId: string, id: string): void {
  tx.delete(providers(teamId).doc(id));
}
