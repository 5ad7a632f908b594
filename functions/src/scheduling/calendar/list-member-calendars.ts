import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { MemberCalendars } from "@dure/domain/scheduling/calendar/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readCaller } from "../../platform/auth/caller-store";
import type { Verb } from "../../platform/http/endpoint";
import { type CalendarConnection, hasCalendars } from "../../teams/connection/connection";
import { connectionsOf } from "../../teams/connection/connection-store";
import { isDisconnected } from "./calendar-error";
import { calendarsOf } from "./list-calendars";

/**
 * The calendars a colleague can be booked with: ids and colors only, since their names are private. An account that
 * must be authorized again is left out.
 */
export const listMemberCalendars: Verb<typeof schedulingApi.listMemberCalendars> = async (ctx, { params }) => {
  const { user } = await readCaller(ctx.teamId, params.userId);
  if (!user) throw new AppError("NOT_FOUND", schedulingTexts.memberNotFound);
  const all = await connectionsOf(ctx.teamId, params.userId);
  const read = all.filter(hasCalendars).map((one) => ofAccount(ctx.teamId, one));
  return (await Promise.all(read)).flat();
};

async function ofAccount(teamId: string, connection: CalendarConnection): Promise<MemberCalendars[]> {
  try {
    const calendars = await calendarsOf(teamId, connection);
    const colored = (isOf: boolean) =>
      calendars.filter(({ canEdit }) => canEdit === isOf).map(({ id, color }) => ({ id, color }));
    const { provider, email } = connection;
    return [{ provider, email, writer: colored(true), reader: colored(false) }];
  } catch (error) {
    if (isDisconnected(error)) return [];
    throw error;
  }
}
