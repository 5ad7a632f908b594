import {
  MAX_ATTENDEES,
  type SuggestionOptions,
  type SuggestionView,
} from "@dure/domain/scheduling/suggestion/suggestion";
import { COPY_FORMATS } from "@dure/domain/scheduling/suggestion/suggestion-text";
import { Id, Line, Lines, TimeZone, WebUrl } from "@dure/domain/shared/value";
import { z } from "zod";
import type { ProposedTime } from "./proposal";

/** The meeting types of the panel; `link` is a custom meeting link. */
export const LOCATION_TYPES = ["google-meet", "zoom", "teams", "link", "address", "phone"] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** The form's values besides the times. */
export const SuggestionForm = z
  .object({
    title: Line(100).min(1),
    name: Line(100),
    email: z.union([z.literal(""), z.email().max(254)]),
    description: Lines(2000),
    /** Ids of other members who take part. */
    attendees: z.array(Id).max(MAX_ATTENDEES),
    way: z.enum(LOCATION_TYPES),
    place: Line(2000),
    /** The key of the destination calendar; null for none. */
    calendar: z.string().nullable(),
    timezone: TimeZone,
    template: Lines(2000),
    format: z.enum(COPY_FORMATS),
    hold: z.boolean(),
  })
  .refine(({ way, place }) => !needsPlace(way) || isPlace(way, place), { path: ["place"] });
export type SuggestionForm = z.infer<typeof SuggestionForm>;

export const needsPlace = (way: LocationType): way is "link" | "address" | "phone" =>
  way === "link" || way === "address" || way === "phone";

const isPlace = (way: LocationType, place: string): boolean =>
  way === "link" ? WebUrl.safeParse(place).success : place !== "" && place.length <= 300;

/** The API's input. */
export function optionsOf(
  { title, name, email, description, attendees, way, place, timezone, hold }: SuggestionForm,
  times: readonly ProposedTime[],
  dest_cal: SuggestionOptions["dest_cal"],
): SuggestionOptions {
  return {
    dest_cal,
    title,
    description,
    attendees,
    timezone,
    availabilities: times.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    })),
    ...meetingBy(way, place),
    invitee: { name, email },
    hold,
  };
}

function meetingBy(way: LocationType, value: string): Pick<SuggestionOptions, "conferencing" | "location"> {
  if (way === "link") return { conferencing: { type: "custom", value }, location: null };
  if (way === "address" || way === "phone") return { conferencing: null, location: { type: way, value } };
  return { conferencing: { type: way, value: "" }, location: null };
}

/** The meeting type of a saved suggestion. */
export function locationTypeOf({
  conferencing,
  location,
}: Pick<SuggestionView, "conferencing" | "location">): Pick<SuggestionForm, "way" | "place"> {
  if (location) return { way: location.type, place: location.value };
  if (conferencing?.type === "custom" || conferencing?.type === "skype")
    return { way: "link", place: conferencing.value };
  return { way: conferencing?.type ?? "link", place: "" };
}
