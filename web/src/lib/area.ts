import type { RemoteFlag } from "@dure/domain/shared/caller/remote-flags";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { AreaParts } from "./area-parts";
import type { AreaCommands } from "./commands/command";

/**
 * The entries of the main menu (docs/product/platform.md#main-menu). Order, icon and label of each are in
 * app/shell/menu.ts.
 */
export type MenuId =
  | "home"
  | "dashboard"
  | "leads"
  | "deals"
  | "dealTypes"
  | "companies"
  | "contacts"
  | "todos"
  | "schedule"
  | "bookingPages"
  | "oneOffMeeting"
  | "routers"
  | "emailAutomations"
  | "emailCampaigns"
  | "recipientGroups"
  | "journeys"
  | "insight"
  | "invite";

/** The entries of the settings; app/shell/settings-menu-of.ts knows their order and labels. */
export type SettingsId =
  | "profile"
  | "calendar"
  | "team"
  | "members"
  | "plans"
  | "connections"
  | "fields"
  | "pipelines"
  | "entities"
  | "layouts"
  | "trash"
  | "duplicates"
  | "notifications"
  | "emailTemplates"
  | "emailDomain"
  | "emailBrand"
  | "emailFooter"
  | "emailSuppressions"
  | "apiKeys"
  | "webhooks"
  | "security"
  | "sso"
  | "auditLog";

/** A page that a menu can link to. Its entry is shown if the page is registered. */
export type AreaRoute = RouteObject & {
  handle?: {
    menu?: MenuId;
    settings?: SettingsId;
    adminOnly?: boolean;
    /** The remote flag without which the menu does not show the page. */
    flag?: RemoteFlag;
  };
};

/** What `web/src/<area>/routes.tsx` exports as `area`. Each page is fetched when it is first opened. */
export type Area = {
  /** For visitors. */
  open?: AreaRoute[];
  /** For signed-in accounts that have not joined a team yet. */
  onboarding?: AreaRoute[];
  /** For members, inside the shell. Paths are absolute in effect: "leads" is /leads. */
  member?: AreaRoute[];
  /** For members, below /settings. */
  settings?: AreaRoute[];
  /** A component below an entry of the expanded main menu. */
  below?: Partial<Record<MenuId, ComponentType>>;
  /** The button that opens the search over the team's data; compact, it is an icon. */
  search?: ComponentType<{ compact?: boolean }>;
  /** The button that opens the in-app notifications. */
  bell?: ComponentType;
  /** A component beside every team page, invisible until it has content. */
  overlays?: ComponentType;
  /** Components for areas that may not import this one. */
  parts?: Partial<AreaParts>;
  /** Handlers of the area's commands, called when a command is chosen or its keys are pressed. */
  commands?: AreaCommands;
  /**
   * Starts the requests that the area needs first, on every page and on the page at this path. Nothing waits for them.
   */
  preload?: (pathname: string) => Promise<void>;
  /** The prefixes of the change types that invalidate this area's queries: `lead` for `lead.created`. */
  changes?: readonly string[];
};
