import { expect, test } from "vitest";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("an admin makes another one, and hands the role on; from then on nobody's role is theirs to change", async () => {
  const team = await createTenant();
  const admin = await team.member("admin", { display_name: "김하늘" });
  await team.member("member", { display_name: "이바다" });
  await team.member("member", { display_name: "박노을" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  const page = await openAs(admin, "/settings/members");
  const change = async (name: string, action: string, submit: string) => {
    await page.getByRole("button", { name: `${name}님에게 할 수 있는 작업` }).click();
    await page.getByRole("menuitem", { name: action }).click();
    const dialog = page.getByRole("dialog");
    expect(await axeFindings(page, action)).toEqual([]);
    await dialog.getByRole("button", { name: submit, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  };
  await page.getByRole("tab", { name: "참여 요청", exact: true }).waitFor();
  const role = (name: string, text: string) =>
    page.getByRole("row", { name }).getByText(text, { exact: true }).waitFor();

  await change("이바다", "관리자로 변경", "관리자로 변경");
  await role("이바다", "관리자");
  await change("이바다", "멤버로 변경", "멤버로 변경");
  await role("이바다", "멤버");
  await change("박노을", "관리자 권한 넘기기", "권한 넘기기");
  await role("박노을", "관리자");
  await page.getByRole("button", { name: "이바다님에게 할 수 있는 작업" }).waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "참여 요청", exact: true }).waitFor({ state: "detached" });
  expectNo(problems);
});
