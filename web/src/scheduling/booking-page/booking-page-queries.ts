import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";

const refreshPages = () =>
  Promise.all([refresh("scheduling", "listBookingPages"), refresh("scheduling", "getBookingPage")]);

export const useBookingPages = () =>
  useQuery(api.scheduling.listBookingPages.queryOptions({ input: { query: {} }, select: ({ data }) => data }));

export const useBookingPage = (id: string) =>
  useQuery(api.scheduling.getBookingPage.queryOptions({ input: { params: { id } } }));

export const useCreateBookingPage = () =>
  useMutation(api.scheduling.createBookingPage.mutationOptions({ onSuccess: refreshPages }));

export const useChangeBookingPage = () =>
  useMutation(api.scheduling.changeBookingPage.mutationOptions({ onSuccess: refreshPages }));

export const useDeleteBookingPage = () =>
  useMutation(api.scheduling.deleteBookingPage.mutationOptions({ onSuccess: refreshPages }));

export const useDuplicateBookingPage = () =>
  useMutation(api.scheduling.duplicateBookingPage.mutationOptions({ onSuccess: refreshPages }));

/** The pipelines whose deals a booking may create. */
export const usePipelines = () =>
  useQuery(api.records.listPipelines.queryOptions({ input: {}, select: ({ data }) => data }));
