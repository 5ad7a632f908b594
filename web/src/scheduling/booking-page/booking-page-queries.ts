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

/** Without those of routers' groups, which are edited there. */
export const useBookingPages = () =>
  useQuery(
    api.scheduling.listBookingPages.queryOptions({
      ...allPages,
      select: ({ data }) => data.filter(({ mode }) => mode === "stand-alone"),
    }),
  );

/** Whether a page is deleted, be it of its own or of a router's group; false until that is known. */
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

/** A page saved elsewhere since is read again too, so that its editor can merge it. */
export const useChangeBookingPage = () =>
  useMutation(api.scheduling.changeBookingPage.mutationOptions({ onSettled: refreshPages }));

export const useDeleteBookingPage = () =>
  useMutation(api.scheduling.deleteBookingPage.mutationOptions({ onSuccess: refreshPages }));

export const useDuplicateBookingPage = () =>
  useMutation(api.scheduling.duplicateBookingPage.mutationOptions({ onSuccess: refreshPages }));

/** How a page's meetings are shared out; asked again whenever it is looked at, for bookings come in meanwhile. */
export const useFairness = (id: string) =>
  useQuery(
    api.scheduling.getFairness.queryOptions({ input: { params: { id } }, staleTime: 0, select: ({ data }) => data }),
  );

/** Why a page offers a time or not, as of now; nothing is asked without one. */
export const useExplanation = (id: string, start: string | undefined) =>
  useQuery(
    api.scheduling.explainTime.queryOptions({
      input: { params: { id }, query: { start: start ?? "" } },
      enabled: start !== undefined,
      staleTime: 0,
    }),
  );
