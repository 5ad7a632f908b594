import type { CopiedSuggestion } from "@dure/domain/scheduling/onetime/suggestion-text";
import type { Locale } from "@dure/domain/shared/text";
import type { ProposedTime } from "./proposal";
import type { SuggestionForm } from "./suggestion-form";

/** What the copied text tells. Where to meet is told only when there is a place: a link comes with the booking. */
export const reportedBy = (
  { name, email, way, place, template, timezone }: SuggestionForm,
  times: readonly ProposedTime[],
  locale: Locale,
): Omit<CopiedSuggestion, "link"> => ({
  times: times.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  invitee: { name: name.trim(), email: email.trim() },
  place: NAMES[way] ?? place.trim(),
  template,
  zone: timezone,
  locale,
});

const NAMES: Partial<Record<SuggestionForm["way"], string>> = {
  "google-meet": "Google Meet",
  zoom: "Zoom",
  teams: "Microsoft Teams",
};
