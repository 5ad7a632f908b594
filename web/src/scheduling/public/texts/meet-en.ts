import type { meetKo } from "./meet-ko";

export const meetEn: typeof meetKo = {
  suggestedTimes: "Suggested times",
  confirmTime: "Confirm this time",
  notFound: "This suggestion can't be found",
  notFoundHint: "The address is wrong, or the host withdrew it.",
  booked: "This meeting is already confirmed",
  bookedHint: "A time has already been picked. The details are in the confirmation email.",
  cancelled: "This meeting was canceled",
  over: "All suggested times have passed",
  taken: "None of the suggested times are available anymore",
  overHint: "Please ask the host for new times.",
};
