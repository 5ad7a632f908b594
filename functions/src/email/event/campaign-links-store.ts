import { linksIn } from "@dure/domain/email/event/links-in";
import { LRUCache } from "lru-cache";
import { inTeam } from "../../platform/firebase";

/** Links of campaigns whose content is frozen: they never change. */
const known = new LRUCache<string, string[]>({ max: 500 });

/** The links of a campaign's mail as it was sent, with variables; none if it was never launched. */
export async function readCampaignLinks(teamId: string, campaignId: string): Promise<string[]> {
  const key = `${teamId}/${campaignId}`;
  const cached = known.get(key);
  if (cached) return cached;
  const content = await inTeam(teamId, `campaigns/${campaignId}/frozen`).doc("content").get();
  if (!content.exists) return [];
  const links = linksIn(JSON.stringify(content.data()));
  known.set(key, links);
  return links;
}
