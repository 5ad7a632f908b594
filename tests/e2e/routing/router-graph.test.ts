import { Form } from "@dure/domain/routing/router/form";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { RouterOptions } from "../../support/routing/router";
import { routerOf } from "../../support/routing/router";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { tabTo } from "../support/tab-to";
import { untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let owner: Member;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const option = (label: string) => ({ value: label, label });
const FORM = Form.parse({
  components: [
    { name: "email", label: "이메일", type: "email", required: true },
    { name: "size", label: "직원 수", type: "number" },
    { name: "need", label: "관심 분야", type: "dropdown", options: ["CRM", "예약", "기타"].map(option) },
    { name: "agreed", label: "개인정보 동의", type: "consent" },
  ],
});
const message = (id: string, name: string, value: string) => ({
  id,
  value: id,
  type: "text" as const,
  props: { name, value },
});
const GROUPS: RouterOptions = {
  form: FORM,
  groups: [message("large", "대기업 상담", "곧 연락드릴게요."), message("small", "셀프 가입", "무료로 시작해 보세요.")],
};

async function openRoute(changes: RouterOptions): Promise<{ page: Page; id: string }> {
  const { id } = await routerOf(owner, changes);
  const page = await openAs(owner, `/routers/${id}?step=route`);
  await page.getByRole("region", { name: "리드 라우팅 그래프" }).waitFor();
  return { page, id };
}

const stored = (id: string) => owner.client.routing.getRouter({ params: { id }, query: {} });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = async (page: Page) => {
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요").first().waitFor();
};

test("the keyboard creates, reorders, undoes and tests rules in the list", async () => {
  const { page, id } = await openRoute(GROUPS);
  await tabTo(page, page.getByRole("button", { name: "조건 추가" }));
  await page.keyboard.press("Enter");
  const consent = card(page, "개인정보 동의");
  await consent.waitFor();
  expect(await page.getByLabel("고객 문의의 다음 단계").locator("option:checked").textContent()).toBe("개인정보 동의");

  const next = consent.getByLabel("1번째 조건의 다음 단계");
  await tabTo(page, next);
  await next.selectOption({ label: "+ 직원 수" });
  const size = card(page, "직원 수");
  await tabTo(page, size.getByLabel("1번째 조건의 연산자"));
  await size.getByLabel("1번째 조건의 연산자").selectOption({ label: "이상" });
  await tabTo(page, size.getByLabel("1번째 조건의 값"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("100");
  await size.getByLabel("1번째 조건의 다음 단계").selectOption({ label: "대기업 상담" });
  await tabTo(page, size.getByRole("button", { name: "조건 한 줄 추가" }));
  await page.keyboard.press("Enter");
  await size.getByLabel("2번째 조건의 연산자").selectOption({ label: "사이" });
  await size.getByLabel("2번째 조건의 끝 값").fill("200");
  await size.getByLabel("2번째 조건의 다음 단계").selectOption({ label: "셀프 가입" });

  await size.getByRole("button", { name: "1번째 조건 삭제" }).focus();
  await tabTo(page, size.getByRole("button", { name: "‘2번째 조건’ 순서 바꾸기" }));
  await page.keyboard.press("Space");
  await page.getByText("2개 중 2번째에 있어요").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await page.getByText("2개 중 1번째에 있어요").waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  const first = size.getByLabel("1번째 조건의 끝 값");
  await first.waitFor();

  // Undoes and redoes by the keyboard: the order, and the typed text as one step.
  await page.keyboard.press("ControlOrMeta+z");
  await size.getByLabel("2번째 조건의 끝 값").waitFor();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await first.waitFor();

  await page.getByRole("tab", { name: "라우팅 테스트" }).focus();
  await page.keyboard.press("Enter");
  const outcome = page.getByRole("region", { name: "결과", exact: true }).last();
  await outcome.getByText("부적격").waitFor();
  await page.getByLabel("동의", { exact: true }).press("Space");
  await page.getByRole("textbox", { name: "직원 수" }).fill("150");
  await outcome.getByText("무료로 시작해 보세요.").waitFor();
  await page.getByRole("textbox", { name: "직원 수" }).fill("1,000");
  await outcome.getByText("곧 연락드릴게요.").waitFor();
  await card(page, "지나온 조건").getByText("100 이상").waitFor();

  await save(page);
  const { rules, fields } = await stored(id);
  expect(fields.map(({ name }) => name)).toEqual(["agreed", "size"]);
  expect(rules[1]?.cases).toEqual([
    {
      operator: "between",
      value: { start: 0, end: 200 },
      to: { type: "text", value: "무료로 시작해 보세요.", id: "small" },
    },
    { operator: "gtAndEqual", value: 100, to: { type: "text", value: "곧 연락드릴게요.", id: "large" } },
  ]);
  expect(await axeFindings(page, "routing test")).toEqual([]);
  expectNo(problems);
});

describe("in the graph", () => {
  const ROUTED: RouterOptions = {
    ...GROUPS,
    fields: [
      { id: "f-need", name: "need", type: "select" },
      { id: "f-size", name: "size", type: "number" },
    ],
    rules: [
      { from: "f-need", cases: [{ operator: "is", value: "CRM", to: { type: "field", value: "f-size" } }] },
      {
        from: "f-size",
        cases: [
          { operator: "gt", value: 10, to: { type: "group", value: "large" } },
          { operator: "ltAndEqual", value: 10, to: { type: "group", value: "small" } },
        ],
      },
    ],
  };
  const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
  const edges = (page: Page) => page.locator(".react-flow__edge");
  /** Opens a graph, and waits until its nodes stay in place: it is measured first, and then moves until it fits. */
  const openGraph = async () => {
    const opened = await openRoute(ROUTED);
    await expect.poll(() => edges(opened.page).count()).toBe(4);
    await untilStable(opened.page);
    return opened;
  };
  const middle = async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (page: Page, from: string, to: string) => {
    const [start, end] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 8 });
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
  };

  test("the mouse moves nodes, draws and deletes edges; undo restores all of it", async () => {
    const { page, id } = await openGraph();
    const title = '.react-flow__node[data-id="f-size"] p >> nth=0';
    const before = await middle(page, title);
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    await page.mouse.move(before.x + 20, before.y + 120, { steps: 10 });
    await page.mouse.up();
    const moved = await middle(page, title);
    expect(Math.round(moved.y - before.y)).toBeGreaterThan(60);

    await untilStable(page);
    await drag(
      page,
      '.react-flow__node[data-id="f-size"] .react-flow__handle[data-handleid="1"]',
      '.react-flow__handle[data-handleid="disqualified"]',
    );
    const size = card(page, "직원 수");
    const next = size.getByLabel("2번째 조건의 다음 단계").locator("option:checked");
    await expect.poll(() => next.textContent()).toBe("부적격");

    await node(page, "f-size").click({ position: { x: 60, y: 15 } });
    await page.keyboard.press("Delete");
    await expect.poll(() => node(page, "f-size").count()).toBe(0);
    await expect.poll(() => edges(page).count()).toBe(1);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => edges(page).count()).toBe(4);
    await expect.poll(() => next.textContent()).toBe("부적격");

    await save(page);
    const { rules, metadata } = await stored(id);
    expect(rules[1]?.cases[1]?.to).toMatchObject({ type: "text", value: "신청해 주셔서 감사해요." });
    expect(Object.keys(metadata.positions)).toEqual(["f-size"]);
    expectNo(problems);
  });

  test("an edge dropped on the canvas goes on with a field, and tested answers light up their path", async () => {
    const { page } = await openGraph();
    const start = await middle(page, '.react-flow__node[data-id="entry"] .react-flow__handle');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 80, { steps: 4 });
    await page.mouse.move(start.x + 20, start.y + 180, { steps: 8 });
    await page.mouse.up();
    await page.getByRole("menuitem", { name: "직원 수" }).click();
    await expect.poll(() => page.locator(".react-flow__node").count()).toBe(5);
    const entryNext = page.getByLabel("고객 문의의 다음 단계").locator("option:checked");
    await expect.poll(() => entryNext.textContent()).toBe("직원 수 (1)");
    await page.getByRole("button", { name: "되돌리기" }).click();
    await expect.poll(() => page.locator(".react-flow__node").count()).toBe(4);

    await page.getByRole("tab", { name: "라우팅 테스트" }).click();
    await page.getByRole("combobox", { name: "관심 분야", exact: true }).selectOption("CRM");
    await page.getByRole("textbox", { name: "직원 수" }).fill("20");
    const lit = page.locator(".react-flow__edge.lit");
    await expect.poll(() => lit.count()).toBe(3);
    await page.getByRole("button", { name: "전체 화면" }).click();
    await page.getByRole("button", { name: "전체 화면 끝내기" }).click();
    await page.getByRole("button", { name: "전체 화면", exact: true }).waitFor();
    expect(await axeFindings(page, "tested path")).toEqual([]);
    expectNo(problems);
  });

  test("an edge is clicked and deleted on a canvas that was dragged", async () => {
    const { page } = await openGraph();
    const before = await middle(page, ".react-flow__edge-path >> nth=0");
    const { x, y } = await middle(page, ".react-flow__pane");
    await page.mouse.move(x, y * 1.5);
    await page.mouse.down();
    await page.mouse.move(x + 30, y * 1.5 - 40, { steps: 5 });
    await page.mouse.up();
    await untilStable(page);
    const edge = await middle(page, ".react-flow__edge-path >> nth=0");
    expect(edge.x - before.x).toBeGreaterThan(10);
    await page.mouse.click(edge.x, edge.y);
    await page.keyboard.press("Delete");
    await expect.poll(() => edges(page).count()).toBe(3);
    expectNo(problems);
  });

  test("the keyboard selects, moves and deletes a node", async () => {
    const { page } = await openGraph();
    const need = node(page, "f-need");
    await need.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => need.getAttribute("class")).toContain("selected");
    const before = await middle(page, '.react-flow__node[data-id="f-need"]');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowDown");
    await expect
      .poll(async () => (await middle(page, '.react-flow__node[data-id="f-need"]')).y - before.y)
      .toBeGreaterThan(5);
    await page.keyboard.press("Delete");
    await expect.poll(() => need.count()).toBe(0);
    await page.getByRole("button", { name: "되돌리기" }).click();
    await need.waitFor();
    expectNo(problems);
  });

  test("a problem is shown at its node, and an unconnected entry is not saved", async () => {
    const { page, id } = await openRoute(ROUTED);
    await page.getByLabel("고객 문의의 다음 단계").selectOption({ label: "연결 안 됨" });
    await card(page, "직원 수").getByLabel("1번째 조건의 다음 단계").selectOption({ label: "연결 안 됨" });
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await node(page, "entry").getByText("고객 문의가 연결되지 않았어요").waitFor();
    await node(page, "f-size").getByText("조건이 아무 데도 이어지지 않아요.").waitFor();
    expect((await stored(id)).rules).toHaveLength(2);
    expect(await axeFindings(page, "route")).toEqual([]);
    expectNo(problems);
  });

  test("the group that the entry leads to can be deleted and restored", async () => {
    const { page } = await openRoute({
      ...GROUPS,
      fields: [{ id: "all", name: "nullField", type: "null" }],
      rules: [
        {
          from: "all",
          cases: [{ operator: "nullAssert", to: { type: "text", value: "곧 연락드릴게요.", id: "large" } }],
        },
      ],
    });
    const next = page.getByLabel("고객 문의의 다음 단계").locator("option:checked");
    await expect.poll(() => next.textContent()).toBe("대기업 상담");
    await page.getByRole("button", { name: "‘대기업 상담’ 그룹 삭제" }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
    await expect.poll(() => next.textContent()).toBe("연결 안 됨");
    await page.getByRole("button", { name: "되돌리기" }).click();
    await expect.poll(() => next.textContent()).toBe("대기업 상담");

    await page.getByRole("tab", { name: "액션 설정" }).click();
    await page.getByRole("region", { name: "부적격" }).getByRole("textbox", { name: "메시지" }).waitFor();
    await page.getByRole("button", { name: "‘대기업 상담’ 그룹 삭제" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "삭제" }).click();
    await page.getByRole("tab", { name: "리드 라우팅" }).first().click();
    await expect.poll(() => next.textContent()).toBe("연결 안 됨");
    expectNo(problems);
  });
});
