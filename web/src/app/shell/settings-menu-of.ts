import type { AreaRoute, SettingsId } from "../../lib/area";

type SettingsGroup = { id: "personal" | "team" | "data" | "email" | "security"; entries: readonly SettingsId[] };

const GROUPS: readonly SettingsGroup[] = [
  { id: "personal", entries: ["profile", "calendar"] },
  { id: "team", entries: ["team", "members", "plans", "connections", "apiKeys", "webhooks", "notifications"] },
  { id: "data", entries: ["fields", "pipelines", "entities", "layouts", "duplicates", "trash"] },
  { id: "email", entries: ["emailTemplates", "emailBrand", "emailDomain", "emailFooter", "emailSuppressions"] },
  { id: "security", entries: ["security", "sso", "auditLog"] },
];

/** The settings whose pages are registered and open to this user, in groups. */
export function settingsMenuOf(routes: readonly AreaRoute[], isAdmin: boolean) {
  const paths = new Map(
    routes.flatMap(({ path, handle }) =>
      path && handle?.settings && (isAdmin || !handle.adminOnly)
        ? [[handle.settings, `/settings/${path}`] as const]
        : [],
    ),
  );
  return GROUPS.map(({ id, entries }) => ({
    id,
    entries: entries.flatMap((entry) => {
      const to = paths.get(entry);
      return to ? [{ id: entry, to }] : [];
    }),
  })).filter(({ entries }) => entries.length > 0);
}
