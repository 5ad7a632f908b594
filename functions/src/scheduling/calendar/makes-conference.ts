import type { MeetingType } from "@dure/domain/scheduling/booking-page/meeting-plan";
import type { CalendarProviderId } from "@dure/domain/teams/connection";

/** Whether a provider creates the online meeting together with the calendar event. */
export const makesConference = (provider: CalendarProviderId | undefined, type: MeetingType): boolean =>
  (provider === "google" && type === "google-meet") || (provider === "outlook" && type === "teams");
