import { expect, test } from "vitest";
import { createTenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("a new field for lost deals is shown in the list of fields, chosen and focused", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const page = await openAs(admin, "/settings/pipelines");
  await page.getByRole("button", { name: "‘실패’ 단계 설정" }).click();
  const make = page.getByRole("button", { name: "실패 사유 필드 만들기" });
  await make.focus();
  await page.keyboard.press("Enter");
  await make.waitFor({ state: "detached" });
  const field = page.getByRole("checkbox", { name: "실패 사유", checked: true });
  await field.and(page.locator(":focus")).waitFor({ state: "attached" });
  expectNo(problems);
});

/** A team whose stage of lost deals asks for a reason, and a deal that is not lost. */
async function teamThatAsks() {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  const { records, teams } = admin.client;
  await teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const [pipeline] = (await records.listPipelines({})).data;
  const stages = pipeline?.statuses.flatMap((status) => status.stages) ?? [];
  const [first, lost] = [stages[0], stages.at(-1)];
  if (!pipeline || !first || !lost) throw new Error("A team starts with a deal type.");
  const reason = await records.createField({
    params: { entityId: "deal" },
    query: {},
    body: { label: "실패 사유", type: "select", attributes: { options: [{ label: "가격" }, { label: "기타" }] } },
  });
  const params = { id: pipeline.id, stageId: lost.id };
  await records.renameStage({ params, body: { required_fields: [reason.id, "email"] } });
  await records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: "물류 딜", stage_id: first.id },
  });
  return { admin, lost };
}

test("the first question has the focus; Escape closes its list, then the dialog, and the card has the focus again", async () => {
  const { admin, lost } = await teamThatAsks();
  const page = await openAs(admin, "/deals/board");
  const menu = page.getByRole("button", { name: "‘물류 딜’ 단계 이동" });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: lost.label }).waitFor();
  // A menu takes the focus in the frame after it is shown.
  await page.locator("[role=menu]:focus-within").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: `‘${lost.label}’ 단계로` });
  await page.getByRole("option", { name: "가격" }).waitFor();
  await question.getByRole("combobox", { name: "실패 사유" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("option", { name: "가격" }).waitFor({ state: "hidden" });
  await question.getByRole("button", { name: "이동" }).click();
  await question.getByRole("alert").first().waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await menu.and(page.locator(":focus")).waitFor();
  expectNo(problems);
});

test("a lost stage with a required reason offers no second field in another language, and no probability", async () => {
  const { admin, lost } = await teamThatAsks();
  const page = await openAs(admin, "/settings/pipelines", { locale: "en-US" });
  await page.getByRole("button", { name: `Settings of “${lost.label}”` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "실패 사유", checked: true }).waitFor({ state: "attached" });
  expect(await dialog.getByRole("button", { name: "Add a lost reason field" }).count()).toBe(0);
  expect(await dialog.getByLabel("Probability").count()).toBe(0);
  expectNo(problems);
});
