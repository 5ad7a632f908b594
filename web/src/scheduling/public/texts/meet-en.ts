import type { meetKo } from "./meet-ko";

export const meetEn: typeof meetKo = {
  suggestedTimes: "Suggested times",
  confirmTime: "Confirm this time",
  notFound: "This suggestion can't be found",
  notFoundHint: "The address is wrong, or the host has withdrawn it.",
  booked: "This meeting is already confirmed",
  bookedHint: "A time of this suggestion was chosen. The confirmation e-mail has the details.",
  over: "All of the suggested times are over",
  taken: "None of the suggested times is free any more",
  overHint: "Please ask the host for new times.",
};
