import { type FlagLevel, type FlagMap, flagsIn, mergeFlags } from "@dure/domain/teams/feature/feature-flag";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

/** One level of flags: of all teams, of a team, or of a user. */
export type FlagOwner = { level: "global" } | { level: Exclude<FlagLevel, "global">; id: string };

/** `firestore.rules` lets a browser read the documents of its own user and team. */
function flagDoc(owner: FlagOwner) {
  if (owner.level === "global") return firestore.doc("featureFlags/global");
  return firestore.doc(`${owner.level === "team" ? "teamFeatureFlags" : "personalFeatureFlags"}/${owner.id}`);
}

export async function readFlags(owner: FlagOwner): Promise<FlagMap> {
  return flagsIn((await flagDoc(owner).get()).data() ?? {});
}

export async function getFlags(tx: Transaction, owner: FlagOwner): Promise<FlagMap> {
  return flagsIn((await tx.get(flagDoc(owner))).data() ?? {});
}

/** Other fields of a user's document stay as they are: the user's browser writes them. */
export function saveFlags(tx: Transaction, owner: FlagOwner, before: FlagMap, after: FlagMap): void {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const removed = Object.fromEntries(gone.map((name) => [name, FieldValue.delete()]));
  tx.set(flagDoc(owner), { ...after, ...removed }, { merge: true });
}

/** The flags of a user of a team, merged from all levels. */
export async function readMergedFlags(teamId: string, uid: string): Promise<FlagMap> {
  const [global, team, personal] = await firestore.getAll(
    flagDoc({ level: "global" }),
    flagDoc({ level: "team", id: teamId }),
    flagDoc({ level: "user", id: uid }),
  );
  return mergeFlags(flagsIn(global?.data() ?? {}), flagsIn(team?.data() ?? {}), flagsIn(personal?.data() ?? {}));
}
