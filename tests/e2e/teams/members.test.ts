import { expect, test } from "vitest";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("an admin adds and removes an admin, hands over the role, and can no longer change roles", async () => {
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

test("an admin can give up the role once there is another admin, and is a member at once", async () => {
  const team = await createTenant();
  const admin = await team.member("admin", { display_name: "김하늘" });
  const other = await team.member("member", { display_name: "이바다" });
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  const page = await openAs(admin, "/settings/members");
  const menu = page.getByRole("button", { name: "김하늘님에게 할 수 있는 작업" });
  await menu.click();
  await page.getByRole("menuitem", { name: "내 권한을 멤버로 변경" }).click();
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "멤버로 변경", exact: true });
  await submit.click();
  await dialog.getByText("팀에는 관리자가 한 명 이상 있어야 해요.", { exact: false }).waitFor();

  const params = { teamId: team.teamId, userId: other.uid };
  await admin.client.teams.setRole({ params, body: { role: "ADMIN" } });
  await submit.click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("내 권한을 멤버로 바꿨어요.").waitFor();
  await menu.waitFor({ state: "detached" });
  expectNo(problems);
});
