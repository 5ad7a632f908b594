import { IpList } from "@dure/domain/teams/ip-list/ip-list";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const listDoc = (teamId: string) => inTeam(teamId, "settings").doc("ip-list");

/** A team that never had a list. */
const NONE: IpList = { is_on: false, rows: [], updated_at: new Date(0).toISOString() };

const toList = (doc: DocumentSnapshot): IpList => (doc.exists ? IpList.parse(doc.data()) : NONE);

export async function readIpList(teamId: string): Promise<IpList> {
  return toList(await listDoc(teamId).get());
}

export async function getIpListIn(tx: Transaction, teamId: string): Promise<IpList> {
  return toList(await tx.get(listDoc(teamId)));
}

export function saveIpList(tx: Transaction, teamId: string, list: IpList): void {
  tx.set(listDoc(teamId), list);
}
