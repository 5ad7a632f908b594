import { Form } from "@dure/domain/routing/router/form";
import { beforeAll, expect, test } from "vitest";
import { routerOf } from "../../support/routing/router";
import { createTenant, type Member } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();
let owner: Member;

beforeAll(async () => {
  const tenant = await createTenant({ plan: "PRO" });
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

const at = (id: string) => ({ params: { id }, query: {} });
const FORM = Form.parse({
  components: [
    { name: "email", label: "이메일", type: "email", required: true },
    { name: "where", label: "회사 이름", type: "shortText" },
    { name: "other", label: "다른 회사", type: "shortText" },
  ],
});

test("a form looks up the company of a contact, and links each field to one question", async () => {
  const { id } = await routerOf(owner, { form: FORM, form_field_mapping: { where: "company:name" } });
  const page = await openAs(owner, `/routers/${id}`);
  await page.getByRole("button", { name: "‘회사 이름’ 질문 설정" }).click();
  const lookUp = page.getByRole("checkbox", { name: "회사 검색으로 입력받기" });
  expect(await lookUp.count()).toBe(0);
  await page.getByLabel("고객 정보").selectOption({ label: "회사" });
  await lookUp.focus();
  await page.keyboard.press("Space");
  expect(await axeFindings(page, "look-up")).toEqual([]);
  await page.getByRole("button", { name: "‘회사 이름’ 질문 설정" }).click();

  await page.getByRole("button", { name: "‘다른 회사’ 질문 설정" }).click();
  const fields = page.getByLabel("답변을 저장할 필드");
  await fields.locator("option", { hasText: "회사 · " }).first().waitFor({ state: "attached" });
  expect(await fields.locator('option[value="company:name"]').count()).toBe(0);
  await page.getByRole("button", { name: "저장", exact: true }).click();
  await page.getByText("저장했어요").first().waitFor();
  const { form, metadata } = await owner.client.routing.getRouter(at(id));
  expect(form.components.map(({ use_nicerating }) => use_nicerating)).toEqual([false, true, false]);
  expect(metadata.mappings.company).toBe("where");
  expectNo(problems);
});

test("a new form has the language of its creator", async () => {
  const page = await openAs(owner, "/routers", { locale: "en-US" });
  await page.getByRole("button", { name: "Create Router" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
  const list = page.getByRole("list", { name: "Questions" });
  await list.getByText("Email", { exact: true }).first().waitFor();
  expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringContaining("Name"),
    expect.stringContaining("Email"),
  ]);
  expectNo(problems);
});
