import type { Context } from "../../platform/context";
import { countCall } from "../../platform/http/rate-limit";

/** The sources count the product's calls, so no team may use them up. */
const PER_MINUTE = 60;

/** @throws TOO_MANY_REQUESTS beyond what a team may ask the sources in a minute */
export function assertMayAsk({ teamId, now }: Pick<Context, "teamId" | "now">): void {
  countCall(`company-details ${teamId}`, PER_MINUTE, Date.parse(now)).assertAllowed();
}
