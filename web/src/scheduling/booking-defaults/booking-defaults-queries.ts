import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export const bookingDefaultsQuery = (userId: string) =>
  api.scheduling.getBookingDefaults.queryOptions({ input: { params: { userId } } });

/** The defaults of a member's booking pages. */
export const useBookingDefaults = (userId: string) => useQuery(bookingDefaultsQuery(userId));

export const useSetBookingDefaults = () =>
  useMutation(
    api.scheduling.setBookingDefaults.mutationOptions({
      onSuccess: () => refresh("scheduling", "getBookingDefaults"),
    }),
  );
