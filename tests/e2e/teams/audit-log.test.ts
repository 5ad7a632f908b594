import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

async function teamWithLead() {
  const tenant = await createTenant();
  const admin = await tenant.member("admin", { display_name: "김관리" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { id: recordId } = await admin.client.records.createLead({ body: { deal_name: "한빛상사" } });
  const params = { entityId: "lead", recordId, fieldId: "deal_name" } as const;
  await admin.client.records.updateFieldValue({ params, body: { value: "한빛전자" } });
  return { tenant, admin };
}

test("an admin finds who changed a lead, sees the earlier value, and exports the log as a file", async () => {
  const { tenant, admin } = await teamWithLead();
  const unnamed = await tenant.member("member", { display_name: "" });
  await unnamed.client.records.createLead({ body: { deal_name: "새솔산업" } });
  const page = await openAs(admin, "/settings/audit-log");
  await page.getByText("리드를 만들었어요: 한빛상사").waitFor();
  await page.getByRole("row").filter({ hasText: "새솔산업" }).getByRole("cell", { name: unnamed.email }).waitFor();
  await page.getByLabel("분류").selectOption({ label: "레코드" });
  await page.getByLabel("동작").selectOption({ label: "수정" });
  await page.getByText("리드를 만들었어요: 한빛상사").waitFor({ state: "detached" });
  expect(await axeFindings(page, "audit log")).toEqual([]);
  await page.getByRole("button", { name: "리드를 수정했어요: 한빛전자 (이름)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("cell", { name: "한빛상사" }).waitFor();
  await dialog.getByRole("cell", { name: "한빛전자" }).waitFor();
  await dialog.getByText(admin.uid, { exact: true }).waitFor();
  expect(await axeFindings(page, "audit entry")).toEqual([]);
  await dialog.getByRole("button", { name: "닫기" }).click();
  await page.getByRole("button", { name: "위변조 검사" }).click();
  await dialog.getByText("아직 봉인된 기록이 없어요").waitFor();
  await dialog.getByRole("button", { name: "닫기" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "내보내기" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("audit-logs.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("리드를 수정했어요: 한빛전자 (이름)");
  expectNo(problems);
}, 120_000);

test("on a phone, in English, where the team hides the export, the log fits and has no export", async () => {
  const { tenant, admin } = await teamWithLead();
  await tenant.team.collection("settings").doc("remote-config").set({ hide_audit_log_download_button: true });
  const page = await openAs(admin, "/settings/audit-log", {
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  await page.getByText("Changed a lead: 한빛전자 (Name)").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  // The button disappears once the flags have loaded.
  await page.getByRole("button", { name: "Export" }).waitFor({ state: "detached" });
  await page.getByLabel("Target").fill("아무것도 아님");
  await page.keyboard.press("Enter");
  await page.getByText("No entries").waitFor();
  expectNo(problems);
}, 120_000);

test("a member is told that only admins can see the log", async () => {
  const { tenant } = await teamWithLead();
  const page = await openAs(await tenant.member(), "/settings/audit-log");
  await page.getByText("접근 권한이 없어요").waitFor();
  problems.length = 0;
}, 60_000);
