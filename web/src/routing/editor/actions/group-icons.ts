import type { RoutingGroup } from "@dure/domain/routing/logic/serialized-logic";
import { CalendarClock, ExternalLink, type LucideIcon, MessageSquareText, UserRoundCheck } from "lucide-react";

/** One icon for each kind of outcome; `assignment` is a group that assigns leads without a meeting. */
export type OutcomeKind = "routeTo" | "assignment" | "text" | "redirection";

export const GROUP_ICONS: Record<OutcomeKind, LucideIcon> = {
  routeTo: CalendarClock,
  assignment: UserRoundCheck,
  text: MessageSquareText,
  redirection: ExternalLink,
};

export const kindOf = ({ type, props }: RoutingGroup): OutcomeKind =>
  "without_meeting" in props && props.without_meeting ? "assignment" : type;
