import { beforeAll, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, PASSWORD } from "../../support/teams/tenant";
import { expectNo, menuLink } from "../support/person";
import { screenFindings } from "../support/screen-findings";
import { tabTo } from "../support/tab-to";
import { useChromium } from "../support/use-chromium";

let member: Member;
let things: Awaited<ReturnType<typeof prepare>>;
const { openBrowser, openPageAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  member = await tenant.member("admin");
  await member.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  things = await prepare();
});

/** Creates sample data for every screen. */
async function prepare() {
  const { records } = member.client;
  const [pipeline] = (await records.listPipelines({})).data;
  const company = await records.createCompany({ body: { name: "새벽물류" } });
  const lead = await records.createLead({ body: { deal_name: "도입 문의", company: { id: company.id } } });
  await records.createNote({ params: { entityId: "lead", id: lead.id }, body: { text: "다음 주 데모 희망" } });
  for (const stage of pipeline?.statuses[0]?.stages ?? [])
    await records.createDeal({
      params: { recordTypeId: pipeline?.id ?? "" },
      body: { deal_name: `${stage.label} 딜`, stage_id: stage.id, contract_amount: 1_200_000, assignee: member.uid },
    });
  await connectGoogle(member);
  await bookEvent(await bookingPage(member, { title: "30분 상담" }));
  return { leadId: lead.id };
}

test("screens of records and meetings have no serious or critical finding, at any width, light or dark", async () => {
  const { leadId } = things;
  const page = await openPageAs(member);
  const rows = "main [role=rowgroup] + [role=rowgroup] [role=row]:visible, main ul li:visible";
  const found = await screenFindings(page, {
    "/leads": rows,
    [`/leads/${leadId}`]: "[contenteditable=true]",
    [`/leads?record=lead.${leadId}`]: "[role=tabpanel] dl",
    "/deals/board": "[data-record]",
    "/companies": rows,
    "/contacts": "main h1",
    "/schedule": "main li",
    "/booking-pages": "main a",
    "/nowhere": "h1",
  });
  expect(found).toEqual([]);
  expectNo(problems);
});

/** Presses a button. Returns how far the menu's icons drifted while the menu moved, in pixels. Runs in the browser. */
const drift = (name: string) => `new Promise((done) => {
  const places = () => [...document.querySelectorAll("aside nav li > a > svg")].map((svg) => svg.getBoundingClientRect().x);
  const before = places();
  let far = before.length > 5 ? 0 : Infinity;
  const look = (frames) => {
    far = Math.max(far, ...places().map((x, index) => Math.abs(x - before[index])));
    const moves = document.getAnimations().some(({ playState }) => playState === "running");
    if (frames < 3 || moves) requestAnimationFrame(() => look(frames + 1));
    else done(far);
  };
  document.querySelector('aside button[aria-label="${name}"]').click();
  requestAnimationFrame(() => look(0));
})`;

test("the menu's icons keep their places while it is folded and unfolded", async () => {
  const page = await openPageAs(member, { reducedMotion: "no-preference" });
  await page.goto(`${suite.appUrl}/companies`);
  await page.getByRole("button", { name: "새 딜 유형" }).waitFor();
  expect(await page.evaluate(drift("메뉴 접기"))).toBeLessThan(1);
  expect(await page.evaluate(drift("메뉴 펼치기"))).toBeLessThan(1);
  expectNo(problems);
});

test("a user signs in and adds a lead with the keyboard only", async () => {
  const page = await (await openBrowser()).newPage();
  await page.goto(`${suite.appUrl}/login`);
  await tabTo(page, page.locator("input[type=email]"));
  await page.keyboard.type(member.email);
  await tabTo(page, page.locator("input[type=password]"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await menuLink(page, "리드").waitFor();
  await tabTo(page, menuLink(page, "리드"));
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: "리드 추가" }).first();
  await add.waitFor();
  await tabTo(page, add);
  await page.keyboard.press("Enter");

  const drawer = page.getByRole("dialog");
  await tabTo(page, drawer.getByRole("textbox", { name: /^이름/ }).first());
  await page.keyboard.type("키보드로 만든 리드");
  await tabTo(page, drawer.getByRole("button", { name: "추가", exact: true }));
  await page.keyboard.press("Enter");
  await drawer.waitFor({ state: "hidden" });
  await page.getByText("키보드로 만든 리드").first().waitFor();
  expectNo(problems);
});
