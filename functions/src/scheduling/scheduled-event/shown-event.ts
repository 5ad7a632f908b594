import { createMasker } from "@dure/domain/records/record/create-masker";
import { assertHost, toEventView } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { type ScheduledEvent, ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-response";
import { viewerOf } from "../../records/record/visible-record";

const maskEvent = createMasker(ScheduledEventView);

/** A member who sees only their own records sees only the meetings that they host. */
function isShown(ctx: Context, { host_ids }: Pick<ScheduledEvent, "host_ids">): boolean {
  const viewer = viewerOf(ctx);
  return viewer === undefined || host_ids.includes(viewer.id);
}

/** @throws NOT_FOUND for an event that the caller may not see, as for one that does not exist */
export function assertShown(ctx: Context, event: ScheduledEvent): void {
  if (!isShown(ctx, event)) throw new AppError("NOT_FOUND", schedulingTexts.eventNotFound);
}

/** @throws NOT_FOUND like `assertShown`; FORBIDDEN if the caller takes no part in the event */
export function assertMayChange(ctx: Context, event: ScheduledEvent): void {
  assertShown(ctx, event);
  assertHost(event, ctx.actor);
}

/** An event as the caller may see it: the invitees' values are masked if the team masks personal values. */
export function showEvent(ctx: Context, event: ScheduledEvent): ScheduledEventView {
  const view = toEventView(event);
  return isMasked(ctx) ? maskEvent(view) : view;
}
