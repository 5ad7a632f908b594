import { INITIAL_STATE, InterfaceState, type InterfaceStateChange } from "@dure/domain/identity/interface-state";
import { inTeam } from "../../platform/firebase";

const stateDoc = (teamId: string, uid: string) => inTeam(teamId, "interface-states").doc(uid);

export async function readInterfaceState(teamId: string, uid: string): Promise<InterfaceState> {
  return InterfaceState.parse({ ...INITIAL_STATE, ...(await stateDoc(teamId, uid).get()).data() });
}

/**
 * Written without `transaction` and without an event, since no other area needs interface state. The last write wins.
 */
export async function saveInterfaceState(teamId: string, uid: string, change: InterfaceStateChange): Promise<void> {
  await stateDoc(teamId, uid).set(change, { merge: true });
}
