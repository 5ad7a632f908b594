import { Brand, DEFAULT_BRAND } from "@dure/domain/email/brand/brand";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const brandDoc = (teamId: string) => inTeam(teamId, "email-settings").doc("brand");

/** A team that never set a brand has the default one. */
const toBrand = (doc: DocumentSnapshot): Brand => (doc.exists ? Brand.parse(doc.data()) : DEFAULT_BRAND);

export const readBrand = async (teamId: string): Promise<Brand> => toBrand(await brandDoc(teamId).get());

export const readBrandIn = async (tx: Transaction, teamId: string): Promise<Brand> =>
  toBrand(await tx.get(brandDoc(teamId)));

export function saveBrand(tx: Transaction, teamId: string, brand: Brand): void {
  tx.set(brandDoc(teamId), brand);
}
