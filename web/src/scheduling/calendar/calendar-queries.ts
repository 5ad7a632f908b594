import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import type { Service } from "@dure/domain/teams/connection";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";
import { TOKENS_RETRY } from "./tokens-retry";

/** The API version that these answers have (docs/product/teams.md#connections). */
export const TOKENS_VERSION = "20240527";

/** The user's connected accounts for a service. */
export const useConnections = (service: Service = "calendar") =>
  useQuery(
    api.teams.listConnections.queryOptions({
      input: { query: { service, version: TOKENS_VERSION } },
      select: ({ services }) => services,
      ...TOKENS_RETRY,
    }),
  );

/**
 * The calendars of all the user's accounts; the server leaves out accounts to re-authorize. A time-out is retried once
 * (docs/product/scheduling-calendars.md#reading-failures).
 */
export function useCalendars() {
  const calendars = useQuery(
    api.scheduling.listCalendars.queryOptions({
      input: {},
      context: { regrant: "inline" },
      staleTime: 60_000,
      retry: (failures, error) => failures < 1 && isRefusal(error, "TIMEOUT"),
      retryDelay: 300,
    }),
  );
  const { data, error } = calendars;
  const isRevoked = needsRegrant(error) || (data?.needs_regrant.length ?? 0) > 0;
  useEffect(() => {
    // The server learns of a revoked account only now, so the list of accounts is stale.
    if (isRevoked) void refresh("teams", "listConnections");
  }, [isRevoked]);
  return { ...calendars, data: data?.data, refused: data?.needs_regrant ?? NONE };
}

const NONE: readonly string[] = [];

export const needsRegrant = (error: unknown): boolean => isRefusal(error, "REGRANT_PERMISSION");

/** Refreshes the accounts last, because reading the calendars may change their state. */
export async function refreshConnections(): Promise<void> {
  await refresh("scheduling", "listCalendars");
  await refresh("teams", "listConnections");
}

export const calendarRef = ({ account, id }: CalendarView): CalendarRef => ({ ...account, id });

/** A calendar's name and account; a primary calendar has its account's name, which is not repeated. */
export const calendarLabel = ({ name, account }: CalendarView): string =>
  name === account.email ? name : `${name} (${account.email})`;
