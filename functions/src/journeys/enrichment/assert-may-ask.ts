import type { Context } from "../../platform/context";
import { countCall } from "../../platform/http/rate-limit";

/** The sources limit the product's calls, so no team may use up the limit. */
const PER_MINUTE = 60;

/** @throws TOO_MANY_REQUESTS when a team asks the sources too often in a minute */
export function assertMayAsk({ teamId, now }: Pick<Context, "teamId" | "now">): void {
  countCall(`company-details ${teamId}`, PER_MINUTE, Date.parse(now)).assertAllowed();
}
