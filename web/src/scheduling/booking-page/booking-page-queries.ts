import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshPages = () =>
  Promise.all([
    refresh("scheduling", "listBookingPages"),
    refresh("scheduling", "getBookingPage"),
    refresh("scheduling", "getFairness"),
  ]);

const allPages = { input: { query: {} } };

/** All booking pages except those of routers' groups, which are edited in their router. */
export const useBookingPages = () =>
  useQuery(
    api.scheduling.listBookingPages.queryOptions({
      ...allPages,
      select: ({ data }) => data.filter(({ mode }) => mode === "stand-alone"),
    }),
  );

/** Whether a page is deleted, also one of a router's group; false until that is known. */
export const useIsPageGone = (id: string): boolean => {
  const { data } = useQuery(
    api.scheduling.listBookingPages.queryOptions({
      ...allPages,
      select: (pages) => pages.data.every((page) => page.id !== id),
    }),
  );
  return data ?? false;
};

export const useBookingPage = (id: string) =>
  useQuery(api.scheduling.getBookingPage.queryOptions({ input: { params: { id } } }));

export const useCreateBookingPage = () =>
  useMutation(api.scheduling.createBookingPage.mutationOptions({ onSuccess: refreshPages }));

/** Refetches the page even after a refusal, so that its editor can merge a change saved elsewhere. */
export const useChangeBookingPage = () =>
  useMutation(api.scheduling.changeBookingPage.mutationOptions({ onSettled: refreshPages }));

export const useDeleteBookingPage = () =>
  useMutation(api.scheduling.deleteBookingPage.mutationOptions({ onSuccess: refreshPages }));

export const useDuplicateBookingPage = () =>
  useMutation(api.scheduling.duplicateBookingPage.mutationOptions({ onSuccess: refreshPages }));

/**
 * How a page's meetings are distributed among its organizers. Refetched whenever it is shown, since bookings come in
 * meanwhile.
 */
export const useFairness = (id: string) =>
  useQuery(
    api.scheduling.getFairness.queryOptions({ input: { params: { id } }, staleTime: 0, select: ({ data }) => data }),
  );

/** Why a page offers or doesn't offer a time, as of now; nothing is requested without a time. */
export const useExplanation = (id: string, start: string | undefined) =>
  useQuery(
    api.scheduling.explainTime.queryOptions({
      input: { params: { id }, query: { start: start ?? "" } },
      enabled: start !== undefined,
      staleTime: 0,
    }),
  );
