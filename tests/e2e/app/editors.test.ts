import type { Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const team = await createTenant({ plan: "PRO" });
  admin = await team.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
});

/** Whether the page would ask before it is closed, as it does once it has noticed an edit. */
const ASKS_BEFORE_UNLOAD = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))";

/** Whether a request saves the team's details. */
const isSave = (request: Request): boolean =>
  request.method() === "PATCH" && new URL(request.url()).pathname === "/api/teams";

describe("an editor", () => {
  test("in a list or on a record that was left untouched does not overwrite a colleague's value", async () => {
    const { id } = await admin.client.records.createLead({
      body: { deal_name: "두 탭", email: "old@customer.example" },
    });
    const change = (value: string) =>
      admin.client.records.updateFieldValue({
        params: { entityId: "lead", recordId: id, fieldId: "email" },
        body: { value },
      });
    const emailOf = async () =>
      (await admin.client.records.getRecord({ params: { entityId: "lead", recordId: id } })).record;
    const page = await openAs(admin, `/leads/${id}`);
    const value = page.getByRole("button", { name: /^이메일/ }).first();
    const editor = page.getByRole("textbox", { name: "이메일" });
    await value.click();
    await change("theirs@customer.example");
    await page.getByRole("heading", { name: "두 탭" }).click();
    await page.getByText("theirs@customer.example").first().waitFor();
    expect(await emailOf()).toMatchObject({ email: "theirs@customer.example" });

    await value.click();
    await editor.fill("mine@customer.example");
    await change("again@customer.example");
    await editor.press("Enter");
    await page.getByText("again@customer.example").first().waitFor();
    await page.getByText("mine@customer.example").first().waitFor();
    expect(await emailOf()).toMatchObject({ email: "again@customer.example" });
    await page.getByRole("button", { name: "내 값으로 저장" }).click();
    await expect.poll(emailOf).toMatchObject({ email: "mine@customer.example" });
    expectNo(problems);
  });

  test("that could not save keeps the text, says that it is offline, and saves it when it is online", async () => {
    const { id } = await admin.client.records.createLead({ body: { deal_name: "지하철에서" } });
    const page = await openAs(admin, `/leads/${id}`);
    await page
      .getByRole("button", { name: /^이메일/ })
      .first()
      .click();
    const editor = page.getByRole("textbox", { name: "이메일" });
    await page.context().setOffline(true);
    await editor.fill("offline@customer.example");
    await editor.press("Enter");
    await page.getByRole("button", { name: "다시 시도" }).first().waitFor();
    await page.getByText("offline@customer.example").first().waitFor();
    await page.getByText("오프라인이에요. 연결되면 자동으로 이어져요.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "다시 시도" }).first().waitFor({ state: "detached" });
    const stored = async () =>
      (await admin.client.records.getRecord({ params: { entityId: "lead", recordId: id } })).record;
    await expect.poll(stored).toMatchObject({ email: "offline@customer.example" });
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "연락처", exact: true }).click();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "연락처 추가" }).first().waitFor();
  });

  test("of a booking page keeps what was typed when another tab saves, and takes the rest over", async () => {
    await connectGoogle(admin);
    const made = await bookingPage(admin);
    const params = { id: made.id };
    const page = await openAs(admin, `/booking-pages/${made.id}`);
    const title = page.getByRole("textbox", { name: /^제목/ });
    await title.fill("내 제목");
    await admin.client.scheduling.changeBookingPage({
      params,
      body: { title: "다른 탭의 제목", description: "다른 탭의 설명" },
    });
    const conflict = page.getByRole("alert").filter({ hasText: "다른 탭의 제목" });
    await conflict.waitFor();
    await page.getByText("다른 탭의 설명").waitFor();
    expect(await title.inputValue()).toBe("내 제목");
    await conflict.getByRole("button", { name: "내 입력 유지" }).click();
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.getByText("저장했어요.").first().waitFor();
    expect(await admin.client.scheduling.getBookingPage({ params })).toMatchObject({
      title: "내 제목",
      description: "다른 탭의 설명",
    });
    expectNo(problems);
  });

  test("of the team's details keeps what was typed when another admin saves", async () => {
    const page = await openAs(admin, "/settings/team");
    const address = page.getByRole("textbox", { name: /^회사 주소/ });
    await address.fill("내 주소");
    // Holds all reads back: if the other admin's change reached the page first, saving would rightly overwrite it.
    const refused = page.waitForResponse((response) => isSave(response.request()));
    await page.route(/\/api\//, async (route) => {
      if (route.request().method() === "GET") await refused.catch(() => undefined);
      await route.continue();
    });
    await admin.client.teams.updateTeam({ body: { address: "다른 관리자의 주소", display_name: "새 팀 이름" } });
    const conflict = page.getByRole("alert").filter({ hasText: "다른 관리자의 주소" });
    await page.getByRole("button", { name: "저장", exact: true }).click();
    expect((await refused).ok()).toBe(false);
    await conflict.waitFor();
    expect(await address.inputValue()).toBe("내 주소");
    await conflict.getByRole("button", { name: "저장된 내용으로" }).click();
    await expect.poll(() => address.inputValue()).toBe("다른 관리자의 주소");
    expect(await admin.client.teams.getTeam({})).toMatchObject({
      address: "다른 관리자의 주소",
      displayName: "새 팀 이름",
    });
    expectNo(problems);
  });

  test("of a page asks before the back button leaves it, and stays open if the user wants that", async () => {
    await connectGoogle(admin);
    await bookingPage(admin, { title: "뒤로 가는 페이지" });
    const page = await openAs(admin, "/booking-pages");
    await page.getByRole("link", { name: "뒤로 가는 페이지" }).first().click();
    const title = page.getByRole("textbox", { name: /^제목/ });
    await title.fill("고친 제목");
    await expect.poll(() => page.evaluate(ASKS_BEFORE_UNLOAD)).toBe(true);
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "저장하지 않은 변경사항이 있어요." });
    await question.getByRole("button", { name: "계속 편집하기" }).click();
    await expect.poll(() => title.inputValue()).toBe("고친 제목");
    await page.goBack();
    await question.getByRole("button", { name: "저장하지 않고 나가기" }).click();
    await page.getByRole("link", { name: "뒤로 가는 페이지" }).first().waitFor();
    expectNo(problems);
  });

  test("that is not a form restores edits after a reload, and discards them on request", async () => {
    const { id } = await admin.client.notifications.createNotificationSetting({ body: { title: "마감 알림" } });
    const page = await openAs(admin, `/settings/notifications/${id}`);
    page.on("dialog", (dialog) => dialog.accept());
    const title = page.getByRole("textbox", { name: "제목" });
    await title.fill("고친 알림");
    await page.reload();
    await page.getByText("전에 쓰던 내용을 불러왔어요.").waitFor();
    expect(await title.inputValue()).toBe("고친 알림");
    await page.getByRole("button", { name: "처음부터 쓰기" }).click();
    await expect.poll(() => title.inputValue()).toBe("마감 알림");
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe("마감 알림");
    expect(await page.getByText("전에 쓰던 내용을 불러왔어요.").count()).toBe(0);
    expectNo(problems);
  });
});
