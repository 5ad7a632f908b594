import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { type EventTab, rangeOf } from "./event-rules";

const refreshEvents = () =>
  Promise.all([refresh("scheduling", "listScheduledEvents"), refresh("scheduling", "getScheduledEvent")]);

const PAGE_COUNT = 100;

/** Whose meetings: one host's, those that a router's submissions led to; else the team's. */
export type Whose = { hostId?: string | undefined; routerId?: string };

/** Booked meetings page by page, the nearest to now first. */
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

/** One meeting, as a link names it. */
export const useEvent = (id: string) =>
  useQuery(api.scheduling.getScheduledEvent.queryOptions({ input: { params: { id } } }));

/** The times that an event can be moved to between two days, in a zone. */
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

/** A time that someone else took meanwhile makes the free times stale too. */
export const useRescheduleEvent = () =>
  useMutation(
    api.scheduling.rescheduleEvent.mutationOptions({
      onSettled: () => Promise.all([refreshEvents(), refresh("scheduling", "listEventSlots")]),
    }),
  );

export const useCancelEvent = () =>
  useMutation(api.scheduling.cancelEvent.mutationOptions({ onSettled: refreshEvents }));
