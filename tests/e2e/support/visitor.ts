import { randomUUID } from "node:crypto";
import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import type { Browser, BrowserContextOptions, Page, Response } from "playwright-core";
import { MESSAGE_RECORDER } from "../../support/browser/website";
import { bookingPage, connectGoogle, fromTomorrow, meetingPlans, organizerOf } from "../../support/scheduling/booking";
import { createTenant, type Member } from "../../support/teams/tenant";
import { openBrowser } from "./person";

/** A question of every type. */
export const FORM = [
  { name: "name", label: "이름", type: "shortText", required: true },
  { name: "company", label: "회사", type: "shortText", use_nicerating: true },
  { name: "team_size", label: "직원 수", type: "number", unit: "명", required: true },
  { name: "budget", label: "예산", type: "dropdown", options: ["100만 원 이하", "100만 원 이상"], required: true },
  { name: "start", label: "도입 시기", type: "radio", options: ["이번 달", "다음 달"], required: true },
  { name: "needs", label: "필요한 기능", type: "checkbox", options: ["CRM", "예약", "메일"], required: true },
  { name: "site", label: "두 번째 이메일", type: "email" },
  { name: "fax", label: "팩스", type: "tel" },
  { name: "story", label: "하고 싶은 이야기", type: "longText", description: "자유롭게 적어 주세요." },
  {
    name: "agree",
    label: "개인정보 수집에 동의해요",
    type: "consent",
    url: "https://example.com/privacy",
    required: true,
  },
].map((field) => FormField.parse(field));

const PLANS = [
  ...meetingPlans({ id: "meet", type: "google-meet", length: 30 }),
  ...meetingPlans({ id: "visit", type: "offline", value: "서울시 강남구 테헤란로 1", length: 60 }),
];

/** Creates a team with three members with calendars. `publish` creates round-robin pages of theirs. */
export async function createHostTeam() {
  const tenant = await createTenant({ company_name: "두레 상점" });
  const hosts: [Member, Member, Member] = [
    await tenant.member("member", { display_name: "김하늘" }),
    await tenant.member("member", { display_name: "이바다" }),
    await tenant.member("member", { display_name: "박노을" }),
  ];
  for (const host of hosts) await connectGoogle(host);
  const publish = (more: Parameters<typeof bookingPage>[1] = {}) =>
    bookingPage(hosts[0], {
      title: "도입 상담",
      strategy: "round-robin",
      organizers: hosts.map((host) => organizerOf(host, { description: "제품을 가장 잘 알아요." })),
      meeting_plans: PLANS,
      window: fromTomorrow(),
      ...more,
    });
  const hostOf = (id: string | undefined) => hosts.find(({ uid }) => uid === id);
  return { teamId: tenant.teamId, hosts, hostOf, publish };
}

/** Opens a visitor's page in a new context. Console errors and refused requests are added to `problems`, too. */
export async function openVisitor(
  browser: Browser,
  problems: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await openBrowser(browser, problems, { viewport: { width: 1200, height: 800 }, ...options });
  await context.addInitScript(MESSAGE_RECORDER);
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith(REFUSED)) problems.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isLateHold(response)) problems.push(`${response.status()} ${response.url()}`);
  });
  return page;
}

/** The console's message for refused requests, which does not contain the URL. */
const REFUSED = "Failed to load resource: the server responded";

/** A hold that arrives after the visitor's own booking is refused, and the visitor does not notice. */
const isLateHold = (response: Response): boolean =>
  response.status() === 409 && new URL(response.url()).pathname.endsWith("/holds");

export const guestOf = (name: string) => ({ name, email: `guest-${randomUUID().slice(0, 8)}@customer.example` });
