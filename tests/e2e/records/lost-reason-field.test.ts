import { test } from "vitest";
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
