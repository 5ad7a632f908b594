import { inTeam } from "../../../platform/firebase";

/** Every member's id and name, as lists sort by it. */
export async function memberNames(teamId: string): Promise<{ id: string; name: string }[]> {
  const found = await inTeam(teamId, "users").select("display_name").get();
  return found.docs.map((doc) => ({ id: doc.id, name: String(doc.get("display_name") ?? "") }));
}
