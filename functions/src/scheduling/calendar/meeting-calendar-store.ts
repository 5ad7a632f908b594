import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { FieldValue } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import type { MemberCalendar } from "./calendar-cache-store";

/** All calendars that a member's meetings were ever written to; one document per member. */
const MeetingCalendars = z.object({ calendars: z.array(z.string()).default([]) });

const calendarsOf = (teamId: string, userId: string) => inTeam(teamId, "meeting-calendars").doc(userId);

/** A calendar's key, without the account: two accounts of a member may both reach one calendar. */
const nameOf = ({ provider, id }: CalendarRef): string => `${provider} ${id}`;

/** Records that one of the member's meetings is about to be written to a calendar. Idempotent. */
export async function noteMeetingCalendar({ teamId, userId, calendar }: MemberCalendar): Promise<void> {
  await calendarsOf(teamId, userId).set({ calendars: FieldValue.arrayUnion(nameOf(calendar)) }, { merge: true });
}

/** @returns a predicate: whether any of the member's meetings may have been written to a calendar */
export async function findMeetingCalendars(
  teamId: string,
  userId: string,
): Promise<(calendar: CalendarRef) => boolean> {
  const { calendars } = MeetingCalendars.parse((await calendarsOf(teamId, userId).get()).data() ?? {});
  return (calendar) => calendars.includes(nameOf(calendar));
}
