import { LRUCache } from "lru-cache";
import { teamOrigin, teamUrl } from "../../platform/team-url";
import { readTenant } from "./tenant-store";

/** Slugs by team. A team's slug never changes once it has one. */
const slugs = new LRUCache<string, string>({ max: 1_000 });

/** A page's address in a team, see `teamUrl`. */
export const urlInTeam = async (teamId: string, path: string): Promise<string> => teamUrl(await slugOf(teamId), path);

/** The origin at which a team's members use the app. */
export const originOfTeam = async (teamId: string): Promise<string> => teamOrigin(await slugOf(teamId));

async function slugOf(teamId: string): Promise<string | null> {
  const known = slugs.get(teamId);
  if (known !== undefined) return known;
  const slug = (await readTenant(teamId))?.team_slug ?? null;
  if (slug !== null) slugs.set(teamId, slug);
  return slug;
}
