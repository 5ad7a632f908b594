import type { HelpId } from "./help-id";

/** The article about the pages at and below each path. */
const ARTICLES: Record<string, HelpId> = {
  "/home": "start",
  "/leads": "lists",
  "/leads/import": "import",
  "/deals": "lists",
  "/deals/import": "import",
  "/companies": "lists",
  "/companies/import": "import",
  "/contacts": "lists",
  "/contacts/import": "import",
  "/booking-pages": "booking-pages",
  "/calendar": "suggestions",
  "/schedule": "booking-pages",
  "/routers": "routers",
  "/email/campaigns": "campaigns",
  "/recipient-groups": "campaigns",
  "/email-automations": "automations",
  "/journeys": "journeys",
  "/dashboard": "reports",
  "/reports": "reports",
  "/invite": "members",
  "/settings/calendar": "booking-pages",
  "/settings/connections": "calendars",
  "/settings/members": "members",
  "/settings/plans": "billing",
  "/settings/fields": "fields",
  "/settings/entities": "fields",
  "/settings/pipelines": "boards",
  "/settings/notifications": "notifications",
  "/settings/email-domain": "campaigns",
  "/settings/email-footer": "consent",
  "/settings/email-suppressions": "consent",
  "/settings/api-keys": "developers",
  "/settings/webhooks": "developers",
  "/settings/security": "security",
  "/settings/sso": "security",
};

const PATHS = Object.keys(ARTICLES).toSorted((a, b) => b.length - a.length);

/** The help center's article about a page; undefined if there is none. */
export function helpOfPath(pathname: string): HelpId | undefined {
  if (pathname.endsWith("/board")) return "boards";
  const path = PATHS.find((one) => pathname === one || pathname.startsWith(`${one}/`));
  return path === undefined ? undefined : ARTICLES[path];
}
