import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toRange } from "@dure/domain/scheduling/interval";
import { pageState } from "@dure/domain/scheduling/publish-page";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { askedRange } from "@dure/domain/scheduling/slots";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/endpoint";
import { isDisconnected } from "../calendar/google-calendar";
import { openEvent } from "../scheduled-event/open-event";
import { freeTimes } from "./free-times";
import { type OpenPage, openPage, toPublicPage } from "./open-page";

/** A page for its visitors. One whose calendar can't be read because the host must act offers nothing and says so. */
export const getPublicBooking: Verb<typeof schedulingApi.getPublicBooking> = async (ctx, { params, query }) => {
  const range = askedRange(query);
  const [open, moving] = await Promise.all([openPage(params.id), movingEvent(query.event)]);
  if (query.organizer_id && query.organizer_id !== open.host.id)
    throw new AppError("BAD_REQUEST", schedulingTexts.foreignOrganizer);

  const nowMs = Date.parse(ctx.now);
  const state = pageState(open.page, nowMs);
  if (state !== "active") return { page: toPublicPage(open, state), slots: [] };
  try {
    const free = await freeTimes({ ...hostOf(open), moving: ofPage(moving, open) }, range, nowMs);
    return { page: toPublicPage(open, state), slots: free.map(toRange) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    return { page: toPublicPage(open, "calendar_disconnected"), slots: [] };
  }
};

const movingEvent = async (uuid: string | undefined): Promise<ScheduledEvent | undefined> =>
  uuid === undefined ? undefined : (await openEvent(uuid)).event;

/** A secret only helps on the page that its event was booked on. */
const ofPage = (event: ScheduledEvent | undefined, { page }: OpenPage) =>
  event?.page_id === page.id && event.cancellation === null ? event : undefined;

export const hostOf = ({ teamId, page, host }: OpenPage) => ({ teamId, hostId: host.id, options: page });
