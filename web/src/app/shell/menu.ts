import type { RemoteFlag, RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ChartLine,
  ContactRound,
  Handshake,
  House,
  Layers,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mails,
  Route,
  Send,
  Split,
  UserPlus,
  UsersRound,
  Zap,
} from "lucide-react";
import type { AreaRoute, MenuId } from "../../lib/area";

export type MenuGroupId = "home" | "records" | "meetings" | "email" | "insight" | "team";
export type MenuEntry = { id: MenuId; icon: LucideIcon; to: string };

/** The main menu in the order of docs/product/platform.md#main-menu. */
const GROUPS: readonly { id: MenuGroupId; entries: readonly [MenuId, LucideIcon][] }[] = [
  {
    id: "home",
    entries: [
      ["home", House],
      ["dashboard", LayoutDashboard],
    ],
  },
  {
    id: "records",
    entries: [
      ["leads", UsersRound],
      ["deals", Handshake],
      ["dealTypes", Layers],
      ["companies", Building2],
      ["contacts", ContactRound],
      ["todos", ListTodo],
    ],
  },
  {
    id: "meetings",
    entries: [
      ["schedule", CalendarCheck],
      ["bookingPages", CalendarClock],
      ["oneOffMeeting", CalendarPlus],
      ["routers", Split],
    ],
  },
  {
    id: "email",
    entries: [
      ["emailAutomations", Zap],
      ["emailCampaigns", Send],
      ["recipientGroups", Mails],
    ],
  },
  {
    id: "insight",
    entries: [
      ["journeys", Route],
      ["insight", ChartLine],
    ],
  },
  { id: "team", entries: [["invite", UserPlus]] },
];

/** The entries whose pages are registered and open to this user, in groups; empty groups are left out. */
export function menuOf(routes: readonly AreaRoute[], isAdmin: boolean, flags: RemoteFlags) {
  const paths = new Map(
    routes.flatMap(({ path, handle }) =>
      path && handle?.menu && (isAdmin || !handle.adminOnly) && hasFlag(flags, handle.flag)
        ? [[handle.menu, `/${path}`] as const]
        : [],
    ),
  );
  return GROUPS.map(({ id, entries }) => ({
    id,
    entries: entries.flatMap(([entry, icon]): MenuEntry[] => {
      const to = paths.get(entry);
      return to ? [{ id: entry, icon, to }] : [];
    }),
  })).filter(({ entries }) => entries.length > 0);
}

const hasFlag = (flags: RemoteFlags, flag: RemoteFlag | undefined): boolean => !flag || flags[flag] === true;

/** The entry whose page, or a page below it, is at a path. */
export const entryAt = (groups: ReturnType<typeof menuOf>, path: string): MenuEntry | undefined =>
  groups.flatMap(({ entries }) => entries).find(({ to }) => path === to || path.startsWith(`${to}/`));
