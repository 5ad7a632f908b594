import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DateTime } from "luxon";
import { useMemo } from "react";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { type GridEvent, toMeetingBlocks } from "./grid-event";
import { fetchedRange } from "./week";

/** The user's meetings around a week that no shown calendar contains, as blocks. */
export function useOwnMeetings(week: DateTime): GridEvent[] {
  const { user_id: host_id } = useProfile();
  const { start, end } = fetchedRange(week);
  const { data } = useQuery(
    api.scheduling.listScheduledEvents.queryOptions({
      input: { query: { from: start, to: end, host_id } },
      placeholderData: keepPreviousData,
    }),
  );
  return useMemo(() => toMeetingBlocks(data?.data ?? [], host_id), [data, host_id]);
}
