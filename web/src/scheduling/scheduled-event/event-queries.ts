import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { type EventTab, rangeOf } from "./event-rules";

const refreshEvents = () =>
  Promise.all([refresh("scheduling", "listScheduledEvents"), refresh("scheduling", "getScheduledEvent")]);

const PAGE_COUNT = 100;

/** Which meetings: of one host, of a router's submissions, or of the team. */
export type Whose = { hostId?: string | undefined; routerId?: string };

/** Booked meetings page by page, those closest to now first. */
export const useEvents = (when: EventTab, { hostId, routerId }: Whose, now: string) =>
  useInfiniteQuery(
    api.scheduling.listScheduledEvents.infiniteOptions({
      input: (cursor: string | undefined) => ({
        query: {
          ...rangeOf(when, now),
          page_count: PAGE_COUNT,
          ...(hostId && { host_id: hostId }),
          ...(routerId && { router_linkId: routerId }),
          ...(cursor && { cursor }),
        },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ data }) => data),
    }),
  );

/** One meeting by id. */
export const useEvent = (id: string) =>
  useQuery(api.scheduling.getScheduledEvent.queryOptions({ input: { params: { id } } }));

/** The times to which an event can be rescheduled between two days, in a zone. */
export const useFreeSlots = (
  { id, date_range }: Pick<ScheduledEventView, "id" | "date_range">,
  days: { start: string; end: string; timezone: string },
) =>
  useQuery(
    api.scheduling.listEventSlots.queryOptions({
      input: { params: { id }, query: days },
      select: ({ slots }): Slot[] => slots.filter(({ start }) => start !== date_range.start),
      staleTime: 0,
    }),
  );

/** After a SLOT_TAKEN refusal, the free times are stale too. */
export const useRescheduleEvent = () =>
  useMutation(
    api.scheduling.rescheduleEvent.mutationOptions({
      onSettled: () => Promise.all([refreshEvents(), refresh("scheduling", "listEventSlots")]),
    }),
  );

export const useApproveEvent = () =>
  useMutation(api.scheduling.approveEvent.mutationOptions({ onSettled: refreshEvents }));

export const useCancelEvent = () =>
  useMutation(api.scheduling.cancelEvent.mutationOptions({ onSettled: refreshEvents }));
