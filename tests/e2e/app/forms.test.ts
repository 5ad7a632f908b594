import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { connectGoogle } from "../../support/scheduling/booking";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const NO_NETWORK = "네트워크에 연결할 수 없어요";

let team: Tenant;
let admin: Member;
let leadId = "";
const { openAs, problems } = useChromium();

beforeAll(async () => {
  team = await createTenant({ plan: "PRO" });
  admin = await team.member("admin", { display_name: "김하늘" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  await admin.client.records.listPipelines({});
  await connectGoogle(admin);
  leadId = (await admin.client.records.createLead({ body: { deal_name: "메모할 리드" } })).id;
});

type Form = {
  name: string;
  /** Where it is, and the collection that it adds one document to. */
  path: () => string;
  collection: string;
  /** The request that it sends. */
  sends: RegExp;
  /** The button that shows it; none for a form that stands on its page. */
  opener?: string;
  fill: (form: Locator) => Promise<void>;
  submit: string;
};

const named = (form: Locator, label: string | RegExp) => form.getByRole("textbox", { name: label }).first();

const FORMS: Form[] = [
  {
    ...{ name: "a lead", path: () => "/leads", collection: "records", sends: /\/sales-entity\/lead$/ },
    ...{ opener: "리드 추가", submit: "추가" },
    fill: (form) => named(form, /^이름/).fill("한 번만 만든 리드"),
  },
  {
    ...{ name: "a deal", path: () => "/deals", collection: "records", sends: /\/sales-entity\/deal\/(?!filter)[^/]+$/ },
    ...{ opener: "딜 추가", submit: "추가" },
    fill: (form) => named(form, /^이름/).fill("한 번만 만든 딜"),
  },
  {
    ...{ name: "a company", path: () => "/companies", collection: "records", sends: /\/sales-entity\/company$/ },
    ...{ opener: "회사 추가", submit: "추가" },
    fill: (form) => form.getByRole("textbox").first().fill("한 번만 만든 회사"),
  },
  {
    ...{ name: "a contact", path: () => "/contacts", collection: "records", sends: /\/sales-entity\/contact$/ },
    ...{ opener: "연락처 추가", submit: "추가" },
    fill: (form) => named(form, /^이름/).fill("나래"),
  },
  {
    ...{ name: "a field", path: () => "/settings/fields/lead", collection: "fields", sends: /\/fields(\?|$)/ },
    ...{ opener: "필드 추가", submit: "추가" },
    fill: (form) => form.getByLabel("필드 이름").fill("한 번만 만든 필드"),
  },
  {
    ...{ name: "a deal type", path: () => "/deals", collection: "record-types", sends: /\/deal-pipelines$/ },
    ...{ opener: "새 딜 유형", submit: "만들기" },
    fill: (form) => form.getByLabel("딜 유형 이름").fill("파트너 영업"),
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
    ...{ submit: "저장" },
    fill: (form) => form.getByRole("textbox", { name: "메모 작성" }).fill("한 번만 쓴 메모"),
  },
];

const countOf = async ({ collection }: Form) => (await stored(team.teamId, collection)).length;

/** Opens and fills the form. */
async function begin(page: Page, { opener, fill }: Form): Promise<Locator> {
  if (opener) await page.getByRole("button", { name: opener }).first().click();
  else if (page.url().includes("/leads/")) await page.getByRole("tab", { name: "메모" }).click();
  const form = opener ? page.getByRole("dialog") : page.getByRole("main");
  await fill(form);
  return form;
}

/** The server does what the next request asks, and its answer is lost on the way. */
const loseNextAnswer = (page: Page, sends: RegExp) =>
  page.route(
    (url) => url.pathname.startsWith("/api/") && sends.test(url.pathname),
    async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      await route.abort("connectionfailed");
    },
    { times: 1 },
  );

describe.each(FORMS)("the form for $name", (form) => {
  test("makes nothing when it is left by Esc, reload or the back button", async () => {
    const before = await countOf(form);
    const page = await openAs(admin, "/schedule");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(`${suite.appUrl}${form.path()}`);
    const shown = await begin(page, form);
    if (form.opener) {
      await page.keyboard.press("Escape");
      await shown.waitFor({ state: "detached" });
      await begin(page, form);
    }
    await page.reload();
    await begin(page, form);
    // A page that asks whether to leave it stays: there is no navigation to wait for.
    await page.goBack({ waitUntil: "commit", timeout: 3_000 }).catch(() => undefined);
    expect(await countOf(form)).toBe(before);
    expectNo(problems);
  });

  test("makes one, offline at first, with its answer lost, and each click doubled", async () => {
    const before = await countOf(form);
    const page = await openAs(admin, form.path());
    const shown = await begin(page, form);
    const submit = shown.getByRole("button", { name: form.submit, exact: true });
    await page.context().setOffline(true);
    await submit.dblclick();
    await page.getByText(NO_NETWORK).first().waitFor();
    await page.context().setOffline(false);

    await loseNextAnswer(page, form.sends);
    const lost = page.waitForEvent("requestfailed", (request) => form.sends.test(new URL(request.url()).pathname));
    await submit.dblclick();
    await lost;
    await submit.and(page.locator(":not([data-loading])")).waitFor();
    expect(await countOf(form)).toBe(before + 1);

    const answered = page.waitForResponse(
      (response) => response.request().method() !== "GET" && form.sends.test(new URL(response.url()).pathname),
    );
    await submit.dblclick();
    expect((await answered).ok()).toBe(true);
    if (form.opener) await shown.waitFor({ state: "detached" });
    expect(await countOf(form)).toBe(before + 1);
    await page.close();
  });
});
