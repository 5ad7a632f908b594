import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { BookingDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findWrongChoice } from "../calendar/find-member-calendars";
import { findDefaults, readDefaults, saveDefaults } from "./booking-defaults-store";

/**
 * Saves the caller's defaults. Newly chosen calendars must belong to the caller's connected accounts, and the one for
 * new events must be editable. Calendars that were chosen before stay valid even if they have been lost. Idempotent.
 */
export const setBookingDefaults: Verb<typeof schedulingApi.setBookingDefaults> = async (ctx, { body }) => {
  const { teamId, actor } = ctx;
  const stored = await findDefaults(teamId, actor.id);
  const wrong = await findWrongChoice(teamId, actor.id, choiceOf(body), stored && choiceOf(stored));
  if (wrong) throw refused(FIELDS[wrong]);
  await transaction(ctx, async (tx) => {
    const before = await readDefaults(tx, teamId, actor.id);
    saveDefaults(tx, teamId, actor.id, body);
    const event = {
      type: "booking-defaults.changed" as const,
      before: before ? { ...before, id: actor.id } : null,
      after: { ...body, id: actor.id },
    };
    return { answer: undefined, event };
  });
  return body;
};

const FIELDS = { destination: "calendarToAddEvent", conflicts: "calendarToCheckConflicts" } as const;

const choiceOf = ({ calendarToAddEvent, calendarToCheckConflicts }: BookingDefaults) => ({
  destination: calendarToAddEvent,
  conflicts: calendarToCheckConflicts,
});

const refused = (field: string) =>
  new AppError("BAD_REQUEST", schedulingTexts.calendarNotYours, [
    { path: `body.${field}`, message: schedulingTexts.calendarNotYours },
  ]);
