import { expect, test } from "vitest";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

async function adminOf() {
  const tenant = await createTenant({ display_name: "한빛상사" });
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  return { tenant, admin };
}

test("an admin exports all data, requests the team's deletion, and cancels it", async () => {
  const { admin } = await adminOf();
  const page = await openAs(admin, "/settings/team");
  await page.getByRole("button", { name: "모든 데이터 내보내기" }).click();
  await page.getByRole("button", { name: "파일 내려받기" }).waitFor({ timeout: 60_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "파일 내려받기" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dure-.*\.zip$/);
  await page.getByRole("button", { name: "팀 삭제하기" }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "삭제 예약하기" });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByRole("textbox").fill("한빛상사");
  expect(await axeFindings(page, "deletion dialog")).toEqual([]);
  await submit.click();
  await page.getByText(/이 팀은 .+에 삭제될 예정이에요/).waitFor();
  expect(await axeFindings(page, "team with a deletion")).toEqual([]);
  await page.getByRole("button", { name: "삭제 취소하기" }).first().click();
  await page.getByText(/이 팀은 .+에 삭제될 예정이에요/).waitFor({ state: "detached" });
  expect((await admin.client.teams.getTeam({})).deletion_due_at).toBeNull();
  expectNo(problems);
}, 120_000);

test("on a phone, in English, a member sees when the team ends and can't change it", async () => {
  const { tenant, admin } = await adminOf();
  await admin.client.teams.requestDeletion({ body: { display_name: "한빛상사" } });
  const page = await openAs(await tenant.member(), "/settings/team", {
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  await page.getByText(/This team will be deleted on/).waitFor();
  expect(await page.getByRole("button", { name: /Keep the team|Delete the team|Export all data/ }).count()).toBe(0);
  await until(async () => await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  expectNo(problems);
}, 60_000);
