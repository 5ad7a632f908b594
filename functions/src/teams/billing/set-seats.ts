import { AppError } from "@dure/domain/shared/error";
import { orderSeats } from "@dure/domain/teams/billing";
import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { platformTexts } from "../../platform/texts";
import { changeSubscription } from "./change-subscription";

/** How long a preview's date may be used. */
const PREVIEW_SECONDS = 3_600;

/** Added seats are available and charged at once; a lower number applies from the next period. */
export const setSeats: Verb<typeof billingApi.setSeats> = async (
  ctx,
  { body: { seats_available, proration_date } },
) => {
  assertRecent(proration_date, ctx.now);
  return changeSubscription(ctx, (subscription) => orderSeats(subscription, seats_available), proration_date);
};

/** A later proration date costs less, so only a date that the preview returned recently is accepted. */
function assertRecent(date: number | undefined, now: string): void {
  if (date === undefined) return;
  const ageSeconds = Date.parse(now) / 1000 - date;
  if (ageSeconds < -1 || ageSeconds > PREVIEW_SECONDS)
    throw new AppError("BAD_REQUEST", platformTexts.checkRequest, [{ path: "body.proration_date", message: "" }]);
}
