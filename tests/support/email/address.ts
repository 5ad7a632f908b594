import "../suite/product-config";
import { AddressState } from "@dure/domain/email/address/address";
import { addressKey } from "../../../functions/src/email/address/address-key";
import type { Tenant } from "../teams/tenant";

/** An address's document in Firestore. */
export const addressDoc = ({ team }: Pick<Tenant, "team">, email: string) =>
  team.collection("email-addresses").doc(addressKey(team.id, email));

/** The stored state of an address in a team; undefined if there is none. */
export async function addressState(tenant: Pick<Tenant, "team">, email: string): Promise<AddressState | undefined> {
  const doc = await addressDoc(tenant, email).get();
  return doc.exists ? AddressState.parse(doc.data()) : undefined;
}

/** The proofs of an address, oldest first. */
export async function proofsOf(tenant: Pick<Tenant, "team">, email: string) {
  const { docs } = await addressDoc(tenant, email).collection("proofs").orderBy("at").get();
  return docs.map((doc) => doc.data());
}
