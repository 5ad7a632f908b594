import { formsTexts } from "@dure/domain/forms/texts";
import { addsReaders } from "@dure/domain/scheduling/booking-page/adds-readers";
import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-response";
import { viewerOf } from "../../records/record/visible-record";

/**
 * Mail copies and Slack posts show an invitee's values unmasked. A member who sees masked values may add no reader. A
 * member who sees only their own records may add readers only to a page that they host alone.
 * @param before undefined for a new page
 * @throws BAD_REQUEST
 */
export function assertReaders(ctx: Context, before: BookingPage | undefined, after: BookingPage): void {
  const masked = isMasked(ctx);
  if (!masked && !viewerOf(ctx)) return;
  const isFree = (page: BookingPage) => !masked && page.organizers.every(({ id }) => id === ctx.actor.id);
  if (isFree(after)) return;
  // When a colleague becomes a host, readers from before count as added: they must not see the colleague's bookings.
  if (addsReaders(before && !isFree(before) ? before : undefined, after))
    throw new AppError("BAD_REQUEST", formsTexts.cannotDisclose, [
      { path: "body.notifications", message: formsTexts.cannotDisclose },
    ]);
}
