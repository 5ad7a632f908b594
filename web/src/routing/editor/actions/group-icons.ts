import { CalendarClock, ExternalLink, type LucideIcon, MessageSquareText } from "lucide-react";
import type { GroupType } from "./groups";

export const GROUP_ICONS: Record<GroupType, LucideIcon> = {
  routeTo: CalendarClock,
  text: MessageSquareText,
  redirection: ExternalLink,
};
