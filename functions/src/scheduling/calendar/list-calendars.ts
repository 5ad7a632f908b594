import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import { calendarColor } from "@dure/domain/scheduling/calendar/calendar-color";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { type Connection, hasCalendars } from "../../teams/connection/connection";
import { connectionsOf } from "../../teams/connection/connection-store";
import { loadProvider } from "./load-provider";
import { readWithRetry } from "./read-with-retry";

/**
 * The calendars of the caller's connected accounts. An account that must be authorized again is listed in
 * `needs_regrant`; without any other account its refusal is thrown.
 */
export const listCalendars: Verb<typeof schedulingApi.listCalendars> = async (ctx, { query }) => {
  const { tokens } = query ?? {};
  const accounts = (await connectionsOf(ctx.teamId, ctx.actor.id)).filter(hasCalendars);
  const wanted = accounts.filter(({ id }) => !tokens || tokens.includes(id));
  const read = await Promise.all(wanted.map((connection) => calendarsOrRefusal(ctx.teamId, connection)));
  const data = read.flatMap(({ calendars }) => calendars);
  const refusals = read.flatMap(({ refusal }) => refusal ?? []);
  if (data.length === 0 && refusals[0]) throw refusals[0];
  return { data, needs_regrant: read.flatMap(({ refusal }, i) => (refusal ? (wanted[i]?.id ?? []) : [])) };
};

async function calendarsOrRefusal(
  teamId: string,
  connection: Connection,
): Promise<{ calendars: CalendarView[]; refusal?: AppError }> {
  try {
    return { calendars: await calendarsOf(teamId, connection) };
  } catch (error) {
    if (error instanceof AppError && error.code !== "PROVIDER_FAILED") return { calendars: [], refusal: error };
    throw error;
  }
}

/** @throws REGRANT_PERMISSION, API-DATA-0001 or PROVIDER_FAILED */
export async function calendarsOf(teamId: string, connection: Connection): Promise<CalendarView[]> {
  if (!hasCalendars(connection)) return [];
  const { id, provider, email } = connection;
  const { list } = await loadProvider(provider);
  const listed = await readWithRetry(() => list({ teamId, connectionId: id }));
  return listed.map(({ color, ...calendar }, index) => ({
    account: { provider, email },
    ...calendar,
    color: color ?? calendarColor(index),
  }));
}
