import { AppError } from "@dure/domain/shared/error";
import { teamOfLink } from "../../platform/firestore/link-store";
import { platformTexts } from "../../platform/texts";
import { countSearch } from "./registry-search-store";

/** Uncached search terms per day: of a team's members, of the visitors of its pages, and of all other calls. */
const PER_DAY = { members: 5_000, visitors: 1_000, others: 500 };

/** @throws TOO_MANY_REQUESTS */
export const assertMembersMaySearch = (teamId: string, now: string): Promise<void> =>
  assertMaySearch(`members ${teamId}`, PER_DAY.members, now);

/**
 * @param page the id of the form or booking page that asks
 * @throws TOO_MANY_REQUESTS
 */
export async function assertVisitorsMaySearch(page: string | undefined, now: string): Promise<void> {
  const teamId = page && (await teamOfLink(page));
  await (teamId
    ? assertMaySearch(`visitors ${teamId}`, PER_DAY.visitors, now)
    : assertMaySearch("others", PER_DAY.others, now));
}

/** The registry limits the product's daily calls, so nobody may use up the limit of all teams. */
async function assertMaySearch(who: string, perDay: number, now: string): Promise<void> {
  if ((await countSearch(who, now)) >= perDay) throw new AppError("TOO_MANY_REQUESTS", platformTexts.tooMany);
}
