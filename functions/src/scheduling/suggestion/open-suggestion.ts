import { maskEmail } from "@dure/domain/records/record/mask";
import { planOf } from "@dure/domain/scheduling/suggestion/change-suggestion";
import type { PublicSuggestion, Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import type { Team } from "@dure/domain/shared/caller/team";
import type { User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import { findLink } from "../../platform/firestore/link-store";
import { getSuggestion } from "./suggestion-store";

type Person = Suggestion["organizer"];

/** A suggestion as its invitee opens it: with people's current names, without attendees who left the team. */
export type OpenSuggestion = {
  teamId: string;
  team: Team;
  suggestion: Suggestion;
  organizer: Person;
  attendees: Person[];
};

/** @throws NOT_FOUND, also before its activation, after its organizer left, or when its team is disabled */
export async function openSuggestion(publicId: string): Promise<OpenSuggestion> {
  const link = await findLink(publicId.toLowerCase(), "onetime");
  if (!link) throw notFound();
  const suggestion = await getSuggestion(link.team_id, link.id);
  const { team, people } = await readPeople(link.team_id, [suggestion.organizer.id, ...suggestion.attendees]);
  const [organizer] = activeOf(people, [suggestion.organizer.id]);
  if (!organizer || suggestion.state === "created" || team.state === "disabled") throw notFound();
  return { teamId: link.team_id, team, suggestion, organizer, attendees: activeOf(people, suggestion.attendees) };
}

const notFound = () => new AppError("NOT_FOUND", schedulingTexts.suggestionNotFound);

const activeOf = (people: readonly User[], ids: readonly string[]): Person[] =>
  ids.flatMap((id) => {
    const person = people.find(({ user_id }) => user_id === id);
    if (person?.team_member_status !== "ACTIVE") return [];
    return [{ id, name: person.display_name, email: person.email }];
  });

export const toPublicSuggestion = (
  { suggestion, team, organizer, attendees }: OpenSuggestion,
  { state, availabilities }: Pick<PublicSuggestion, "state" | "availabilities">,
): PublicSuggestion => {
  const { id, title, description, timezone, invitee } = suggestion;
  const { type, value } = planOf(suggestion);
  return {
    id,
    title,
    description,
    timezone,
    availabilities,
    organizer: { id: organizer.id, name: organizer.name },
    attendees: attendees.map((one) => ({ id: one.id, name: one.name })),
    // A link or a phone number is only shown after the booking.
    meeting_plan: { type, value: type === "offline" ? value : "" },
    // Anybody who has the link reads this: the address is masked, and a booking accepts it masked
    // (`withUnmaskedEmail`).
    invitee: state === "open" ? { name: invitee.name, email: maskEmail(invitee.email) } : { name: "", email: "" },
    team: { name: team.company_name || team.display_name, slug: team.team_slug },
    state,
  };
};
