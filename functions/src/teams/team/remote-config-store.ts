import { flagsOn, type RemoteFlag } from "@dure/domain/shared/caller/remote-flags";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const configDoc = (teamId: string) => inTeam(teamId, "settings").doc("remote-config");

const flagsOf = (stored: object | undefined) => Object.keys(flagsOn(stored ?? {})) as RemoteFlag[];

export const readRemoteFlags = async (teamId: string): Promise<RemoteFlag[]> =>
  flagsOf((await configDoc(teamId).get()).data());

export const getRemoteFlags = async (tx: Transaction, teamId: string): Promise<RemoteFlag[]> =>
  flagsOf((await tx.get(configDoc(teamId))).data());

/** A flag is on when its key is present, whatever its value. */
export function saveRemoteFlag(tx: Transaction, teamId: string, flag: RemoteFlag, isOn: boolean): void {
  tx.set(configDoc(teamId), { [flag]: isOn ? true : FieldValue.delete() }, { merge: true });
}
