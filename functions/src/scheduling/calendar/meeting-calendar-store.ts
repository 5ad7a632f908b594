import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { FieldValue } from "firebase-admin/firestore";
import { z } from "zod";
import { inTeam } from "../../platform/firebase";
import type { MemberCalendar } from "./calendar-cache-store";

/** The calendars into which a member's meetings were ever written, one document a member. */
const MeetingCalendars = z.object({ calendars: z.array(z.string()).default([]) });

const calendarsOf = (teamId: string, userId: string) => inTeam(teamId, "meeting-calendars").doc(userId);

/** Without the account: two accounts of a member may both reach one calendar. */
const nameOf = ({ provider, id }: CalendarRef): string => `${provider} ${id}`;

/** Notes that a calendar is about to hold a meeting of its owner's. Idempotent. */
export async function noteMeetingCalendar({ teamId, userId, calendar }: MemberCalendar): Promise<void> {
  await calendarsOf(teamId, userId).set({ calendars: FieldValue.arrayUnion(nameOf(calendar)) }, { merge: true });
}

/** @returns whether a calendar may hold meetings of the member's */
export async function findMeetingCalendars(
  teamId: string,
  userId: string,
): Promise<(calendar: CalendarRef) => boolean> {
  const { calendars } = MeetingCalendars.parse((await calendarsOf(teamId, userId).get()).data() ?? {});
  return (calendar) => calendars.includes(nameOf(calendar));
}
