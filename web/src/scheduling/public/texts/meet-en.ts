import type { meetKo } from "./meet-ko";

export const meetEn: typeof meetKo = {
  suggestedTimes: "Suggested times",
  confirmTime: "Confirm this time",
  suggestionNotFound: "This suggestion can't be found",
  suggestionNotFoundHint: "The address is wrong, or the host has withdrawn it.",
  suggestionBooked: "This meeting is already confirmed",
  suggestionBookedHint: "A time of this suggestion was chosen. The confirmation e-mail has the details.",
  suggestionOver: "All of the suggested times are over",
  suggestionTaken: "None of the suggested times is free any more",
  suggestionOverHint: "Please ask the host for new times.",
};
