import type { Page } from "playwright-core";
import { ROUTER_ID } from "../../emulators/src/seed/routing";
import type { Member } from "../../emulators/src/seed/team";

export type Screen = {
  name: string;
  path: string;
  /** The selector of an element that shows that the content has loaded. */
  ready: string;
  /** Steps to do before the content is shown. */
  before?: (page: Page) => Promise<void>;
};

/** A list's rows: those of a table, or cards on a phone. */
const ROWS = "main [role=rowgroup] + [role=rowgroup] [role=row], main ul li";
const TABLE = "main table tbody tr, main ul li";
const FORM = "main form";

/** Every screen of the demo team, with its ids filled in: the visitors' screens and a member's screens. */
export async function screensOf(member: Member): Promise<{ publicScreens: Screen[]; memberScreens: Screen[] }> {
  const { client, uid } = member;
  const { data: pages } = await client.scheduling.listBookingPages({ query: {} });
  const page = pages.find(({ created_by }) => created_by === uid);
  const publicScreens: Screen[] = [
    { name: "login", path: "/login", ready: "form" },
    { name: "sign-up", path: "/sign-up", ready: "form" },
    { name: "forgot-password", path: "/forgot-password", ready: "form" },
    { name: "public-booking", path: `/book/${page?.id}`, ready: "button.slot" },
    { name: "public-booking-form", path: `/book/${page?.id}`, ready: "form", before: pickTime },
    { name: "public-not-found", path: "/book/zzzzzzzzzz", ready: "h1" },
    { name: "form", path: `/form/${ROUTER_ID}`, ready: "form" },
    { name: "ip-forbidden", path: "/ip-forbidden?ip=203.0.113.7", ready: "h1" },
    { name: "team-disabled", path: "/team-disabled", ready: "h1" },
    { name: "deactivated", path: "/deactivated", ready: "h1" },
  ];
  const memberScreens: Screen[] = [
    { name: "home", path: "/home", ready: "main ol li" },
    ...(await recordScreens(member)),
    { name: "calendar", path: "/calendar", ready: ".rbc-time-view" },
    { name: "schedule", path: "/schedule", ready: "main li, main [role=row]" },
    { name: "booking-pages", path: "/booking-pages", ready: "main a" },
    { name: "booking-page-editor", path: `/booking-pages/${page?.id}`, ready: "form" },
    ...routerScreens(),
    ...(await emailScreens(member)),
    ...(await automationScreens(member)),
    ...(await reportScreens(member)),
    { name: "journeys", path: "/journeys", ready: "main h1" },
    { name: "help", path: "/help", ready: "main h1" },
    ...settingsScreens(),
    { name: "invite", path: "/invite", ready: "main" },
    { name: "not-found", path: "/nowhere", ready: "h1" },
  ];
  return { publicScreens, memberScreens };
}

async function recordScreens({ client: { records } }: Member): Promise<Screen[]> {
  const first = async (entityId: "lead" | "deal" | "company" | "contact") =>
    (await records.filterRecords({ params: { entityId }, query: {}, body: { search: "" } })).data[0]?.id;
  const [lead, deal, company, contact] = await Promise.all(
    (["lead", "deal", "company", "contact"] as const).map(first),
  );
  return [
    { name: "leads", path: "/leads", ready: ROWS },
    { name: "lead", path: `/leads/${lead}`, ready: "main [role=tabpanel]" },
    { name: "lead-side", path: `/leads?record=lead.${lead}`, ready: ROWS },
    { name: "leads-and-deals", path: "/leads/all", ready: ROWS },
    { name: "import", path: "/leads/import", ready: "textarea" },
    { name: "board", path: "/deals/board", ready: "[data-record]" },
    { name: "deals", path: "/deals", ready: ROWS },
    { name: "deal", path: `/deals/${deal}`, ready: "main [role=tabpanel]" },
    { name: "companies", path: "/companies", ready: ROWS },
    { name: "company", path: `/companies/${company}`, ready: "main [role=tabpanel]" },
    { name: "contacts", path: "/contacts", ready: ROWS },
    { name: "contact", path: `/contacts/${contact}`, ready: "main [role=tabpanel]" },
    { name: "tasks", path: "/tasks", ready: "main li" },
    { name: "quick-search", path: "/leads", ready: "[role=listbox] [role=option]", before: openSearch },
  ];
}

const routerScreens = (): Screen[] => [
  { name: "routers", path: "/routers", ready: "main a" },
  { name: "router-form", path: `/routers/${ROUTER_ID}`, ready: "main [role=tabpanel] input" },
  { name: "router-graph", path: `/routers/${ROUTER_ID}?step=route`, ready: ".react-flow__node" },
  {
    name: "router-actions",
    path: `/routers/${ROUTER_ID}?step=actions`,
    ready: "main [role=tabpanel] h2, main [role=tabpanel] h3",
  },
  { name: "router-results", path: `/routers/${ROUTER_ID}?step=submissions`, ready: "main svg rect" },
];

async function emailScreens({ client: { email } }: Member): Promise<Screen[]> {
  const [{ data: campaigns }, { data: segments }, { data: templates }] = await Promise.all([
    email.listCampaigns({ query: {} }),
    email.listSegments({}),
    email.listTemplates({}),
  ]);
  const sent = campaigns.find(({ status }) => status === "sent");
  const draft = campaigns.find(({ status }) => status === "draft");
  return [
    { name: "campaigns", path: "/email/campaigns", ready: TABLE },
    { name: "campaign", path: `/email/campaigns/${draft?.id}`, ready: "main h1" },
    { name: "campaign-report", path: `/email/campaigns/${sent?.id}/report`, ready: "main table, main section" },
    { name: "segments", path: "/recipient-groups", ready: TABLE },
    { name: "segment", path: `/recipient-groups/${segments[0]?.id}`, ready: TABLE },
    { name: "templates", path: "/settings/email-templates", ready: "main a" },
    { name: "template", path: `/settings/email-templates/${templates[0]?.id}`, ready: ".tiptap" },
    { name: "email-brand", path: "/settings/email-brand", ready: FORM },
    { name: "email-footer", path: "/settings/email-footer", ready: FORM },
    { name: "email-suppressions", path: "/settings/email-suppressions", ready: "main h1" },
    { name: "email-domain", path: "/settings/email-domain", ready: FORM },
  ];
}

async function automationScreens({ client }: Member): Promise<Screen[]> {
  const { data: automations } = await client.email.listAutomations({});
  const { data: notifications } = await client.notifications.listNotificationSettings({});
  return [
    { name: "automations", path: "/email-automations", ready: TABLE },
    { name: "automation", path: `/email-automations/${automations[0]?.id}`, ready: ".react-flow__node" },
    { name: "notifications", path: "/settings/notifications", ready: TABLE },
    { name: "notification", path: `/settings/notifications/${notifications[0]?.id}`, ready: "main select" },
  ];
}

async function reportScreens({ client: { reports } }: Member): Promise<Screen[]> {
  const [dashboard] = await reports.listDashboards({});
  const { reports: charts } = await reports.getDashboard({ params: { id: dashboard?.id ?? "" } });
  const report = charts.find(({ type, setting }) => type === "general" && setting.chart_type === "column");
  return [
    { name: "dashboard", path: "/dashboard", ready: "main section svg[role=img] rect, main section svg g rect" },
    { name: "report", path: `/reports/${report?.id}`, ready: "main [role=tabpanel] svg" },
  ];
}

const settingsScreens = (): Screen[] => [
  { name: "profile", path: "/settings/profile", ready: FORM },
  { name: "security", path: "/settings/security", ready: "main h2" },
  { name: "team", path: "/settings/team", ready: FORM },
  { name: "members", path: "/settings/members", ready: "main" },
  { name: "plans", path: "/settings/plans", ready: "main h2" },
  { name: "sso", path: "/settings/sso", ready: "main h1" },
  { name: "connections", path: "/settings/connections", ready: "main h1, main h2" },
  { name: "calendar-settings", path: "/settings/calendar", ready: "main form" },
  { name: "fields", path: "/settings/fields/lead", ready: "main ul li" },
  { name: "layout", path: "/settings/entities/company/layout", ready: "main ul li" },
  { name: "pipelines", path: "/settings/pipelines", ready: "main section li" },
  { name: "deal-types", path: "/settings/entities/deal/record-type", ready: "main [role=tabpanel] li" },
  { name: "trash", path: "/settings/trash/lead", ready: "main h1" },
  { name: "duplicates", path: "/settings/duplicates", ready: "main h1" },
  { name: "webhooks", path: "/settings/webhooks", ready: "main h1" },
  { name: "api-keys", path: "/settings/api-keys", ready: "main h1" },
  { name: "audit-log", path: "/settings/audit-log", ready: TABLE },
];

async function pickTime(page: Page): Promise<void> {
  await page.locator("button.slot").first().click();
}

async function openSearch(page: Page): Promise<void> {
  await page.locator(ROWS).first().waitFor();
  await page.keyboard.press("Control+k");
}
