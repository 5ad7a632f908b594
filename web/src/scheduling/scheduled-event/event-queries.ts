import type { Slot } from "@dure/domain/scheduling/booking-page";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";

const refreshEvents = () => refresh("scheduling", "listScheduledEvents");

export const useEvents = () => useQuery(api.scheduling.listScheduledEvents.queryOptions({ input: { query: {} } }));

/** The free times of an event's page between two days, in a zone. */
export const useFreeSlots = (
  { page_id }: Pick<ScheduledEventView, "page_id">,
  days: { start: string; end: string; timezone: string },
) =>
  useQuery(
    api.scheduling.getPublicBooking.queryOptions({
      input: { params: { id: page_id }, query: days },
      select: ({ slots }): Slot[] => slots,
      staleTime: 0,
    }),
  );

/** A time that someone else took meanwhile makes the free times stale too. */
export const useRescheduleEvent = () =>
  useMutation(
    api.scheduling.rescheduleEvent.mutationOptions({
      onSettled: () => Promise.all([refreshEvents(), refresh("scheduling", "getPublicBooking")]),
    }),
  );

export const useCancelEvent = () =>
  useMutation(api.scheduling.cancelEvent.mutationOptions({ onSettled: refreshEvents }));
