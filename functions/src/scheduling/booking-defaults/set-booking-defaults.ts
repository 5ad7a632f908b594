import type { schedulingApi } from "@dure/domain/scheduling/api";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findMemberCalendars } from "../calendar/find-member-calendars";
import { readDefaults, saveDefaults } from "./booking-defaults-store";

/**
 * Saves the caller's defaults. Their calendars belong to the caller's connected accounts, and the one for new events is
 * editable. Idempotent.
 */
export const setBookingDefaults: Verb<typeof schedulingApi.setBookingDefaults> = async (ctx, { body }) => {
  const { teamId, actor } = ctx;
  const { calendarToAddEvent, calendarToCheckConflicts } = body;
  const find = await findMemberCalendars(teamId, actor.id, [calendarToAddEvent, ...calendarToCheckConflicts]);
  if (!calendarToCheckConflicts.every(find)) throw refused("calendarToCheckConflicts");
  if (calendarToAddEvent && !find(calendarToAddEvent)?.canEdit) throw refused("calendarToAddEvent");
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

const refused = (field: string) =>
  new AppError("BAD_REQUEST", schedulingTexts.calendarNotYours, [
    { path: `body.${field}`, message: schedulingTexts.calendarNotYours },
  ]);
