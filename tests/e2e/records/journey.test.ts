import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { postVisit } from "../../support/journeys/post-visit";
import { batchOf, pageSeen } from "../../support/journeys/visit-batch";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { until } from "../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
let site: string;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  site = `${fresh("farm")}.example`;
});

/** Visits the website, and sends the team's form. */
async function becomeLead(key: string): Promise<string> {
  const visitor = randomUUID();
  const origin = `https://www.${site}`;
  const events = [
    ...pageSeen(`${origin}/?utm_source=naver`, { minutesAgo: 6, staySeconds: 40 }),
    ...pageSeen(`${origin}/pricing`, { minutesAgo: 4, staySeconds: 95, depth: 70 }),
  ];
  const [, , page] = events;
  if (!page) throw new Error("No page.");
  const { page_id, at, url } = page;
  const click = { type: "click" as const, id: randomUUID(), page_id, at: at + 5_000, url };
  const acts = [{ ...click, element: "button" as const, text: "도입 문의" }];
  await postVisit(batchOf(key, visitor, [...events, ...acts]), origin, { "x-country-code": "KR" });
  const router = await activeRouter(tenant, admin, { title: "홈페이지 문의" });
  const email = `${fresh("j")}@farm.example`;
  const { id } = await submit(router.id, { name: "한여정", email }, { visitor_id: visitor });
  const row = await until(async () => {
    const found = await rowOf(tenant, router.id, id);
    return found?.recorded && found;
  }, 90_000);
  return row.record_id ?? "";
}

test("an admin sets up tracking, and sees the first visit and the earlier visits of a lead", async () => {
  const page = await openAs(admin, "/journeys");
  await page.getByText("웹사이트를 먼저 등록하면 추적 코드를 복사할 수 있어요.").waitFor();
  const address = page.getByLabel("웹사이트 주소");
  await address.fill("우리 홈페이지");
  await page.getByRole("button", { name: "추가" }).click();
  await page.getByRole("alert").waitFor();
  await address.fill(`https://www.${site}/start`);
  await address.press("Enter");
  await page.getByRole("list", { name: "웹사이트" }).getByText(`www.${site}`).waitFor();
  const code = page.getByRole("textbox", { name: "추적 코드" });
  const { site_key, script_url } = await admin.client.journeys.getTracker();
  expect(await code.inputValue()).toBe(`<script defer src="${script_url}" data-site="${site_key}"></script>`);
  await page.getByText("방문자가 동의한 뒤에만 수집하기").click();
  await expect.poll(() => code.inputValue()).toContain('data-consent="wait"');
  await page.getByText("아직 들어온 활동이 없어요.").waitFor();
  const leadId = await becomeLead(site_key ?? "");
  // Creating the lead may have taken more than a minute.
  await page.getByText(/마지막 활동: \d+(초|분) 전/).waitFor();
  expect(await axeFindings(page, "journeys")).toEqual([]);

  const lead = await openAs(admin, `/leads/${leadId}`);
  await lead.getByRole("tab", { name: "고객 여정" }).click();
  const visits = lead.getByRole("list", { name: "방문 기록" });
  await visits.getByText("naver에서 들어왔어요 · 접속 지역: 대한민국").waitFor();
  await visits.getByText("1.6분 · 70%까지 봄").waitFor();
  await visits.getByText("버튼 클릭: 도입 문의").waitFor();
  await visits.getByText("폼 제출: 홈페이지 문의").waitFor();
  await lead.getByText("2.3분", { exact: true }).waitFor();
  expect(await axeFindings(lead, "journey")).toEqual([]);
  expectNo(problems.filter((problem) => !problem.includes("400")));
});

test("a record without visits explains tracking, and a member can't change the websites", async () => {
  const member = await tenant.member();
  const { id } = await member.client.records.createLead({ body: { deal_name: "방문 없는 리드" } });
  const page = await openAs(member, `/leads/${id}`, { locale: "en-US" });
  await page.getByRole("tab", { name: /고객 여정|Customer journey/ }).click();
  await page.getByText(/아직 방문 기록이 없어요|No visits yet/).waitFor();
  await page.getByRole("link", { name: /추적 코드 설치하기|Install the tracking code/ }).click();
  await page.getByText(/웹사이트는 관리자만 바꿀 수 있어요|Only admins can change the websites/).waitFor();
  expect(await page.getByRole("button", { name: /^(추가|Add)$/ }).count()).toBe(0);
  expectNo(problems.filter((problem) => !problem.includes("400")));
});
