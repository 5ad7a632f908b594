import { inTeam } from "../../platform/firebase";

/** What a team's campaigns are called, by their ids. */
export async function readCampaignNames(teamId: string): Promise<ReadonlyMap<string, string>> {
  const { docs } = await inTeam(teamId, "campaigns").select("name").get();
  return new Map(docs.map((doc) => [doc.id, String(doc.get("name") ?? "")]));
}
