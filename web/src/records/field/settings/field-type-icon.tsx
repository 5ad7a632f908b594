import type { FieldType } from "@dure/domain/records/field/field";
import {
  AlignLeft,
  AtSign,
  Calendar,
  CalendarClock,
  CircleUser,
  Coins,
  Hash,
  Kanban,
  Link2,
  List,
  ListChecks,
  type LucideIcon,
  MailOpen,
  Percent,
  Phone,
  Shapes,
  SquareCheck,
  Type,
  User,
  Waypoints,
} from "lucide-react";

const ICONS: Record<FieldType, LucideIcon> = {
  text: Type,
  textarea: AlignLeft,
  email: AtSign,
  url: Link2,
  user: CircleUser,
  checkbox: SquareCheck,
  currency: Coins,
  number: Hash,
  percent: Percent,
  "phone-number": Phone,
  date: Calendar,
  "date-time": CalendarClock,
  select: List,
  "multi-select": ListChecks,
  name: User,
  "many-to-one": Waypoints,
  stage: Kanban,
  "record-type": Shapes,
  tuple: Shapes,
  mail: MailOpen,
};

/** The icon of a field type. */
export function FieldTypeIcon({ type }: { type: FieldType }) {
  const Icon = ICONS[type];
  return <Icon size={14} aria-hidden />;
}
