import { beforeAll, expect, test } from "vitest";
import { writeLeads } from "../../support/records/bulk-leads";
import { connectGoogle } from "../../support/scheduling/booking";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { useChromium } from "../support/use-chromium";
import { type Form, textBox, walkForm } from "../support/walk-form";

/** Enough rows for a list that scrolls. */
const LISTED = 120;

let team: Tenant;
let admin: Member;
let leadId = "";
const chromium = useChromium();

beforeAll(async () => {
  team = await createTenant({ plan: "PRO" });
  await writeLeads(team.teamId, LISTED);
  admin = await team.member("admin", { display_name: "김하늘" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  await admin.client.records.listPipelines({});
  await connectGoogle(admin);
  leadId = (await admin.client.records.createLead({ body: { deal_name: "메모할 리드" } })).id;
});

const FORMS: Form[] = [
  {
    ...{ name: "a lead", path: () => "/leads", collection: "records", sends: /\/sales-entity\/lead$/ },
    ...{ opener: "리드 추가", submit: "추가" },
    fill: (form) => textBox(form, /^이름/).fill("한 번만 만든 리드"),
  },
  {
    ...{ name: "a deal", path: () => "/deals", collection: "records", sends: /\/sales-entity\/deal\/(?!filter)[^/]+$/ },
    ...{ opener: "딜 추가", submit: "추가" },
    fill: (form) => textBox(form, /^이름/).fill("한 번만 만든 딜"),
  },
  {
    ...{ name: "a company", path: () => "/companies", collection: "records", sends: /\/sales-entity\/company$/ },
    ...{ opener: "회사 추가", submit: "추가" },
    fill: async (form) => {
      const name = form.getByRole("combobox", { name: /^회사명/ });
      await name.fill("한 번만 만든 회사");
      // Leaving the field closes its list, which Escape would close before the drawer.
      await name.press("Tab");
    },
  },
  {
    ...{ name: "a contact", path: () => "/contacts", collection: "records", sends: /\/sales-entity\/contact$/ },
    ...{ opener: "연락처 추가", submit: "추가" },
    fill: (form) => textBox(form, /^이름/).fill("나래"),
  },
  {
    ...{ name: "a field", path: () => "/settings/fields/lead", collection: "fields", sends: /\/fields(\?|$)/ },
    ...{ opener: "필드 추가", submit: "추가" },
    fill: (form) => form.getByLabel("필드 이름").fill(`한 번만 만든 필드 ${Date.now()}`),
  },
  {
    ...{ name: "a deal type", path: () => "/deals", collection: "record-types", sends: /\/deal-pipelines$/ },
    ...{ opener: "새 딜 유형", submit: "만들기" },
    fill: (form) => form.getByLabel("딜 유형 이름").fill(`파트너 영업 ${Date.now()}`),
  },
  {
    ...{
      name: "a booking page",
      path: () => "/booking-pages",
      collection: "booking-pages",
      sends: /\/multi-use\/\w+$/,
    },
    ...{ opener: "예약 페이지 만들기", submit: "만들기" },
    fill: (form) => form.getByLabel("제목").fill("한 번만 만든 페이지"),
  },
  {
    ...{ name: "a router", path: () => "/routers", collection: "routers", sends: /\/route-logic\/\w+/ },
    ...{ opener: "라우터 만들기", submit: "만들기" },
    fill: (form) => form.getByLabel("라우터 이름").fill("한 번만 만든 라우터"),
  },
  {
    ...{ name: "a template", path: () => "/settings/email-templates/new", collection: "email-templates" },
    ...{ sends: /\/email\/template$/, submit: "저장" },
    fill: async (form) => {
      await form.getByLabel("템플릿 이름").fill("한 번만 만든 템플릿");
      await form.getByLabel("메일 제목").fill("감사합니다");
      await form.getByRole("textbox", { name: "내용" }).fill("안녕하세요");
    },
  },
  {
    ...{ name: "a memo", path: () => `/leads/${leadId}?tab=note`, collection: "notes", sends: /\/conversations$/ },
    ...{ submit: "저장", before: (page) => page.getByRole("tab", { name: "메모" }).click() },
    fill: (form) => form.getByRole("textbox", { name: "메모 작성" }).fill("한 번만 쓴 메모"),
  },
];

for (const form of FORMS) walkForm(form, () => admin, chromium);

test("a list has its scroll position again after the back button", async () => {
  const page = await chromium.openAs(admin, "/leads");
  const list = page.locator("[data-scroll=list]");
  await list.getByRole("row").nth(10).waitFor();
  await list.evaluate((part) => part.scrollTo({ top: 1_500 }));
  await expect.poll(() => list.evaluate((part) => part.scrollTop)).toBe(1_500);
  await page.getByRole("navigation").getByRole("link", { name: "회사", exact: true }).click();
  await page.getByRole("button", { name: "회사 추가" }).first().waitFor();
  await page.goBack();
  await expect.poll(() => list.evaluate((part) => part.scrollTop)).toBe(1_500);
});
