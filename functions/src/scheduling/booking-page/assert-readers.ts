import { formsTexts } from "@dure/domain/forms/texts";
import { addsReaders } from "@dure/domain/scheduling/booking-page/adds-readers";
import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-answer";
import { viewerOf } from "../../records/record/visible-record";

/**
 * Copies and posts say an invitee's values whole. Who sees values masked adds no reader; who sees their own records does only
 * where no colleague is a host, since these bookings are theirs.
 * @param before undefined for a new page
 * @throws BAD_REQUEST
 */
export function assertReaders(ctx: Context, before: BookingPage | undefined, after: BookingPage): void {
  const masked = isMasked(ctx);
  if (!masked && !viewerOf(ctx)) return;
  const isFree = (page: BookingPage) => !masked && page.organizers.every(({ id }) => id === ctx.actor.id);
  if (isFree(after)) return;
  // Whom they named freely must not hear of a colleague's bookings, who becomes a host now.
  if (addsReaders(before && !isFree(before) ? before : undefined, after))
    throw new AppError("BAD_REQUEST", formsTexts.cannotDisclose, [
      { path: "body.notifications", message: formsTexts.cannotDisclose },
    ]);
}
