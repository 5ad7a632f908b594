import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { writeDeals } from "../../support/records/write-deals";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";
import { expectNo, menuLink } from "../support/person";
import { untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

/** More deals than a board shows. */
const DEALS = 520;
/** An upper limit of the cards that are rendered at once: the visible cards and some more in each column. */
const DRAWN = 100;
/** A pause between keys, because the drag library ignores keys right after another one. */
const KEY_MS = 150;

const { openAs, openPageAs, problems } = useChromium();

async function team() {
  const tenant = await createTenant();
  const [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  return { tenant, admin, member };
}

const types = (page: Page) => page.getByRole("list", { name: "딜 유형 목록" });
const started = (page: Page) => page.getByRole("list", { name: "진행 중 단계 목록" }).getByRole("listitem");
const card = (page: Page, stage: string) => page.locator("[data-stage]").filter({ hasText: stage });

/** Waits until the drag library has announced a place: it drops the item at the place that it announced last. */
const told = (page: Page, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });

/** Lifts the focused item with the keyboard, moves it from place to place, and drops it. */
async function dragByKey(page: Page, lifted: RegExp, key: string, places: readonly string[]): Promise<void> {
  await page.keyboard.press("Space");
  await told(page, lifted);
  for (const place of places) {
    await page.waitForTimeout(KEY_MS);
    await page.keyboard.press(key);
    await told(page, place);
  }
  await page.waitForTimeout(KEY_MS);
  await page.keyboard.press("Space");
}

/** Drags with the mouse in steps, so that the drag library doesn't take the drag for a click. */
async function drag(page: Page, from: Locator, to: Locator, place: string): Promise<void> {
  await from.waitFor();
  await untilStable(page);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("There is nothing to drag.");
  await page.mouse.move(start.x + 20, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 60, end.y + 200, { steps: 20 });
  await told(page, place);
  await page.mouse.up();
}

// Uses the keyboard wherever a mouse works as well.
test("an admin creates, arranges and deletes a deal type; a member sees each step without a reload", async () => {
  const { admin, member } = await team();
  const page = await openAs(admin, "/deals");
  const watcher = await openAs(member, "/deals");
  const create = page.getByRole("button", { name: "새 딜 유형" });
  const dialog = page.getByRole("dialog", { name: "새 딜 유형" });
  await create.press("Enter");
  await dialog.getByLabel("딜 유형 이름").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await create.and(page.locator(":focus")).waitFor();
  await create.press("Enter");
  await dialog.getByLabel("딜 유형 이름").fill("리드 영업");
  await dialog.getByRole("button", { name: "만들기" }).click();
  await dialog.getByText("이름에 ‘Lead’나 ‘리드’를 쓸 수 없어요.").waitFor();
  await dialog.getByLabel("딜 유형 이름").fill("파트너 영업");
  await dialog.getByRole("button", { name: "만들기" }).click();
  await page.waitForURL(/\/deals\/[\w-]+\/board/);
  await menuLink(watcher, "파트너 영업").waitFor();

  const handle = types(page).getByRole("button", { name: "‘파트너 영업’ 순서 바꾸기" });
  await handle.focus();
  await dragByKey(page, /^‘파트너 영업’ 항목/, "ArrowUp", ["‘파트너 영업’ 항목이 2개 중 1번째에 있어요."]);
  await expect
    .poll(() => types(watcher).getByRole("link").allInnerTexts())
    .toEqual(["파트너 영업", "세일즈 파이프라인"]);
  expect(await watcher.getByRole("button", { name: "새 딜 유형" }).count()).toBe(0);

  await arrangeStages(page);
  await deleteType(page);
  await expect.poll(() => types(watcher).getByRole("link").allInnerTexts()).toEqual(["세일즈 파이프라인"]);
  expectNo(problems);
});

async function arrangeStages(page: Page): Promise<void> {
  await page.goto(`${suite.appUrl}/settings/pipelines`);
  await started(page).first().waitFor();
  await page.getByRole("button", { name: "접촉, 이름 변경" }).click();
  await page.getByRole("textbox", { name: "단계 이름" }).fill("첫 통화");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "첫 통화, 이름 변경" }).waitFor();

  const group = page.getByRole("region", { name: "진행 중" });
  await group.getByRole("button", { name: "단계 추가" }).click();
  await group.getByRole("textbox", { name: "새 단계 이름" }).fill("제안");
  await group.getByRole("button", { name: "추가", exact: true }).click();
  await group.getByText("이 딜 유형에 같은 이름의 단계가 있어요.").waitFor();
  await group.getByRole("textbox", { name: "새 단계 이름" }).fill("계약 검토");
  await group.getByRole("button", { name: "추가", exact: true }).click();
  await group.getByRole("button", { name: "계약 검토, 이름 변경" }).waitFor();

  await group.getByRole("button", { name: "‘계약 검토’ 순서 바꾸기" }).focus();
  const places = [3, 2].map((place) => `‘계약 검토’ 항목이 4개 중 ${place}번째에 있어요.`);
  await dragByKey(page, /^‘계약 검토’ 항목/, "ArrowUp", places);
  const labels = () => group.getByRole("button", { name: /이름 변경$/ }).allInnerTexts();
  await expect.poll(labels).toEqual(["첫 통화", "계약 검토", "제안", "협상"]);

  await group.getByRole("button", { name: "‘제안’ 단계 삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
  await expect.poll(labels).toEqual(["첫 통화", "계약 검토", "협상"]);
}

async function deleteType(page: Page): Promise<void> {
  await page.getByRole("button", { name: "‘파트너 영업’ 딜 유형 메뉴" }).click();
  await page.getByRole("menuitem", { name: "딜 유형 삭제" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("이 유형의 딜은 없어요.").waitFor();
  expect(await dialog.getByRole("button", { name: "삭제", exact: true }).isDisabled()).toBe(true);
  await dialog.getByRole("textbox").fill("파트너 영업");
  await dialog.getByRole("button", { name: "삭제", exact: true }).click();
  await page.getByText("‘파트너 영업’ 딜 유형을 삭제했어요.").first().waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "‘세일즈 파이프라인’ 딜 유형 메뉴" }).click();
  await page.getByRole("menuitem", { name: "딜 유형 삭제" }).click();
  await page.getByText("마지막 딜 유형은 삭제할 수 없어요.").waitFor();
  await page.keyboard.press("Escape");
}

test("a deal type that is created while a page opens is in its menu", async () => {
  const { admin, member } = await team();
  const page = await openPageAs(member);
  const statuses = [{ status: "IN_SALES" as const, stages: [{ label: "접촉" }] }];
  const typesRead = page.waitForResponse(/deal-pipelines/);
  const answerLate = async (route: Route) => {
    await typesRead;
    await admin.client.records.createPipeline({ body: { title: "파트너 영업", statuses } });
    // A page knows the server's clock to two seconds.
    await page.waitForTimeout(2_000);
    await route.continue();
  };
  await page.route(/\/api\/reads\?.*profile/, answerLate, { times: 1 });
  await page.goto(`${suite.appUrl}/deals`);
  await menuLink(page, "세일즈 파이프라인").waitFor();
  await menuLink(page, "파트너 영업").waitFor();
  expectNo(problems);
});

test("a stage asks for its required fields in a cell and in a conversion", async () => {
  const { admin } = await team();
  const { records } = admin.client;
  const [pipeline] = (await records.listPipelines({})).data;
  const stages = pipeline?.statuses.flatMap((status) => status.stages) ?? [];
  const [first, stage] = [stages[0], stages.at(-1)];
  if (!pipeline || !first || !stage) throw new Error("A team starts with a deal type.");
  const required_fields = ["contract_amount"];
  await records.renameStage({ params: { id: pipeline.id, stageId: stage.id }, body: { required_fields } });
  await records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: "물류 딜", stage_id: first.id },
  });
  const lead = await records.createLead({ body: { deal_name: "물류 리드" } });
  const answer = async (page: Page) => {
    const dialog = page.getByRole("dialog", { name: `‘${stage.label}’ 단계로` });
    await dialog.getByRole("textbox", { name: "금액" }).fill("5000");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "‘금액’ 값 다시 입력" }).waitFor();
    await dialog.getByRole("button", { name: "이동" }).click();
  };

  const page = await openAs(admin, "/deals?cols=deal_name~260,stage~160,contract_amount~160");
  const cell = page.locator('[data-index="0"] .cell[aria-colindex="3"]');
  await cell.dblclick();
  await page.getByRole("listbox").getByRole("option", { name: stage.label }).click();
  await answer(page);
  await expect.poll(() => cell.innerText()).toContain(stage.label);
  await page.locator('[data-index="0"] .cell[aria-colindex="4"]').getByText("₩5,000").waitFor();

  await page.goto(`${suite.appUrl}/leads/${lead.id}`);
  await page.getByRole("button", { name: "딜로 전환" }).first().click();
  const convert = page.getByRole("dialog", { name: "딜로 전환" });
  await convert.getByLabel("단계").selectOption({ label: stage.label });
  await convert.getByRole("button", { name: "딜로 전환" }).click();
  await answer(page);
  await convert.waitFor({ state: "detached" });
  await expect
    .poll(async () => {
      const { record } = await records.getRecord({ params: { entityId: "deal", recordId: lead.id } });
      return [record.stage?.id, record.contract_amount];
    })
    .toEqual([stage.id, 5000]);
  expectNo(problems);
});

test("a board with too many cards says so, counts all of them, and moves cards by mouse and keyboard", async () => {
  const { tenant, admin, member } = await team();
  const [pipeline] = (await admin.korean.records.listPipelines({})).data;
  const stageIds = pipeline?.statuses.flatMap(({ stages }) => stages.map(({ id }) => id)).slice(0, 2) ?? [];
  await writeDeals(tenant.teamId, { pipelineId: pipeline?.id ?? "", stageIds }, DEALS);
  await tenant.team.collection("records").doc("deal-519").update({ assignee: member.uid, close_date: "2026-11-30" });

  const page = await openAs(member, "/deals/board");
  await page.getByText("딜 520개 중 최근 수정된 500개만").waitFor();
  const count = (stage: string) => card(page, stage).locator("[data-count]").innerText();
  expect([await count("신규"), await count("접촉")]).toEqual(["260", "260"]);
  expect(await page.locator("[data-record]").count()).toBeLessThan(DRAWN);

  const moved = page.getByRole("button", { name: "도입 상담 518", exact: true });
  const over = (stage: string) => `‘도입 상담 518’ 카드가 ${stage} 단계 위에 있어요.`;
  await drag(page, moved, card(page, "접촉"), over("접촉"));
  await expect.poll(() => count("접촉")).toBe("261");
  await card(page, "접촉").getByRole("button", { name: "도입 상담 518", exact: true }).focus();
  await dragByKey(page, /^‘도입 상담 518’ 카드(를 집었어요|가 접촉 단계 위에 있어요)/, "ArrowLeft", [over("신규")]);
  await expect.poll(() => count("접촉")).toBe("260");

  await page.getByRole("button", { name: /^담당자/ }).click();
  await page.getByRole("menuitemcheckbox", { name: member.display_name }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-record]").allInnerTexts()).toEqual(["도입 상담 519"]);
  await page.getByLabel("날짜 기준").selectOption("종료일");
  await page.getByLabel("기간", { exact: true }).selectOption("날짜 지정");
  await page.getByLabel("기간 시작").fill("2026-12-01");
  await expect.poll(() => page.locator("[data-record]").count()).toBe(0);
  await page.getByLabel("기간 시작").fill("2026-11-30");
  await expect.poll(() => page.locator("[data-record]").count()).toBe(1);
  await page.reload();
  await page.locator("[data-record]").waitFor();
  expectNo(problems);
});

test("a dragged card is dropped on a stage whose column is out of sight", async () => {
  const { admin } = await team();
  const { records } = admin.client;
  const [pipeline] = (await admin.korean.records.listPipelines({})).data;
  const stages = pipeline?.statuses.flatMap((status) => status.stages) ?? [];
  const [first, second, lost] = [stages[0], stages[1], stages.at(-1)];
  if (!pipeline || !first || !second || !lost) throw new Error("A team starts with a deal type of several stages.");
  const deal = await records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: "먼 단계로", stage_id: first.id },
  });
  const stageId = async () =>
    (await records.getRecord({ params: { entityId: "deal", recordId: deal.id } })).record.stage?.id;
  const page = await openAs(admin, "/deals/board", { viewport: { width: 1024, height: 800 } });
  const shown = page.getByRole("button", { name: "먼 단계로", exact: true });
  await shown.waitFor();
  const places = page.getByRole("group", { name: "화면 밖 단계로 옮기기" });
  const lift = async () => {
    await untilStable(page);
    const box = await shown.boundingBox();
    if (!box) throw new Error("There is no card to lift.");
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 60, { steps: 5 });
    await places.waitFor();
  };

  await lift();
  // A stage with a visible column has no extra drop place, because the column is the place.
  expect(await places.getByText(second.label, { exact: true }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await places.waitFor({ state: "detached" });
  await page.mouse.up();
  expect(await stageId()).toBe(first.id);

  await lift();
  const place = await places.getByText(lost.label, { exact: true }).boundingBox();
  if (!place) throw new Error("There is no place for the last stage.");
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 10 });
  await page.getByRole("status").filter({ hasText: lost.label }).waitFor({ state: "attached" });
  // The dragged card does not cover the drop place.
  const point = JSON.stringify([place.x + place.width / 2, place.y + place.height / 2]);
  expect(await page.evaluate(`document.elementFromPoint(...${point}).closest("[role=group]")?.ariaLabel`)).toBe(
    "화면 밖 단계로 옮기기",
  );
  await page.mouse.up();
  await places.waitFor({ state: "detached" });
  await expect.poll(stageId).toBe(lost.id);
  expectNo(problems);
});
