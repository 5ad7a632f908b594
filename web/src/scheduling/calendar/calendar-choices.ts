import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { MemberCalendars } from "@dure/domain/scheduling/calendar/api";
import { useQuery } from "@tanstack/react-query";
import { useProfile } from "../../identity/user/user-queries";
import { api } from "../../lib/api";
import { calendarLabel, calendarRef, useCalendars } from "./calendar-queries";

/** A calendar option, of the user or of a colleague. */
export type CalendarChoice = { ref: CalendarRef; label: string; color: string; canEdit: boolean };

/** The calendars of a member: the user's by name, a colleague's by e-mail address. They are known once they were read. */
export function useCalendarChoices(userId: string): { choices: CalendarChoice[]; areKnown: boolean } {
  const isMine = useProfile().user_id === userId;
  const own = useCalendars();
  const theirs = useQuery(
    api.scheduling.listMemberCalendars.queryOptions({
      input: { params: { userId } },
      enabled: !isMine,
      staleTime: 60_000,
      select: choicesOfColleague,
    }),
  );
  if (!isMine) return { choices: theirs.data ?? [], areKnown: theirs.data !== undefined };
  const choices = (own.data ?? []).map((calendar) => ({
    ref: calendarRef(calendar),
    label: calendarLabel(calendar),
    color: calendar.color,
    canEdit: calendar.canEdit,
  }));
  return { choices, areKnown: own.data !== undefined };
}

const choicesOfColleague = (accounts: readonly MemberCalendars[]): CalendarChoice[] =>
  accounts.flatMap(({ provider, email, writer, reader }) => {
    const choice = (canEdit: boolean) => (calendar: { id: string; color: string }) => ({
      ref: { provider, email, id: calendar.id },
      label: calendar.id === email ? email : `${calendar.id} (${email})`,
      color: calendar.color,
      canEdit,
    });
    return [...writer.map(choice(true)), ...reader.map(choice(false))];
  });
