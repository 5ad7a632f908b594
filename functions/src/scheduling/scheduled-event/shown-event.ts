import { createMasker } from "@dure/domain/records/record/create-masker";
import { toEventView } from "@dure/domain/scheduling/scheduled-event/change-scheduled-event";
import { type ScheduledEvent, ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Context } from "../../platform/context";
import { isMasked } from "../../records/record/mask-answer";
import { viewerOf } from "../../records/record/visible-record";

const maskEvent = createMasker(ScheduledEventView);

/** Where members see only their own records, they see only the meetings that they take. */
export function isShown(ctx: Context, { host_ids }: Pick<ScheduledEvent, "host_ids">): boolean {
  const viewer = viewerOf(ctx);
  return viewer === undefined || host_ids.includes(viewer.id);
}

/** An event as the caller may see it: the invitees' values are masked if the team masks personal values. */
export function showEvent(ctx: Context, event: ScheduledEvent): ScheduledEventView {
  const view = toEventView(event);
  return isMasked(ctx) ? maskEvent(view) : view;
}
