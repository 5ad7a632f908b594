import { inTeam } from "../../../platform/firebase";

/** The id and name of every member, for sorting. */
export async function memberNames(teamId: string): Promise<{ id: string; name: string }[]> {
  const found = await inTeam(teamId, "users").select("display_name").get();
  return found.docs.map((doc) => ({ id: doc.id, name: String(doc.get("display_name") ?? "") }));
}
