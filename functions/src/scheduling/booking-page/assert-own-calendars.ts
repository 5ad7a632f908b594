import type { CalendarRef } from "@dure/domain/scheduling/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { connectionId } from "../../teams/connection/connection";
import { findConnection } from "../../teams/connection/connection-store";
import { calendarsOf } from "../calendar/list-calendars";

type Chosen = { dest_cal: CalendarRef | null; conflict_cals: readonly CalendarRef[] };

/**
 * A page may only use calendars of its creator's own connected accounts, and add events only to one they may edit.
 * @throws BAD_REQUEST; REGRANT_PERMISSION or PROVIDER_FAILED when the account can't be asked
 */
export async function assertOwnCalendars(ctx: Context, { dest_cal, conflict_cals }: Chosen): Promise<void> {
  const chosen = dest_cal ? [dest_cal, ...conflict_cals] : conflict_cals;
  const accounts = Map.groupBy(chosen, ({ provider, email }) => connectionId(provider, ctx.actor.id, email));
  const known = await Promise.all([...accounts.keys()].map((id) => calendarsOfAccount(ctx.teamId, id)));
  const calendars = known.flat();
  const find = (ref: CalendarRef) =>
    calendars.find(
      ({ account, id }) => account.provider === ref.provider && account.email === ref.email && id === ref.id,
    );
  if (!conflict_cals.every(find)) throw notYours("conflict_cals");
  if (dest_cal && !find(dest_cal)?.canEdit) throw notYours("dest_cal");
}

async function calendarsOfAccount(teamId: string, id: string) {
  const connection = await findConnection(teamId, id);
  return connection ? calendarsOf(teamId, connection) : [];
}

const notYours = (field: string) => {
  const text = schedulingTexts.calendarNotYours;
  return new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);
};
