import { expect, test } from "vitest";
import { until } from "../../support/suite/wait";
import { receiver } from "../../support/teams/receiver";
import { createTenant } from "../../support/teams/tenant";
import { deliveriesOf, listeningWebhook, untilState } from "../../support/teams/webhook";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

async function adminOf() {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  return { tenant, admin };
}

test("an admin makes a webhook, tests it, sees a delivery after failures, and sends it again", async () => {
  const { tenant, admin } = await adminOf();
  const endpoint = await receiver();
  const page = await openAs(admin, "/settings/webhooks");
  await page.getByText("아직 웹훅이 없어요").waitFor();
  await page.getByRole("button", { name: "웹훅 만들기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.getByText("필수 입력 항목이에요.").waitFor();
  await dialog.getByText("보낼 일을 하나 이상 골라 주세요.").waitFor();
  await dialog.getByLabel("받을 주소").fill(endpoint.url);
  await dialog
    .locator("label")
    .filter({ hasText: /^리드 생성$/ })
    .click();
  await dialog.getByRole("button", { name: "테스트 보내기" }).click();
  await dialog.getByText("테스트에 성공했어요.").waitFor();
  expect(await axeFindings(page, "webhook dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "만들기", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });

  endpoint.answer({ status: 500, body: "broken" });
  await admin.client.records.createLead({ body: { deal_name: "한빛상사" } });
  const { data } = await admin.client.teams.listWebhooks({});
  const id = data[0]?.id ?? "";
  await untilState(tenant.teamId, id, "delivered");
  await page.getByRole("link", { name: endpoint.url }).click();
  await page.getByRole("button", { name: "리드 생성 전송 자세히 보기" }).click();
  await dialog.getByText("broken").waitFor();
  await dialog.getByText("500 응답을 받았어요.").waitFor();
  expect(await axeFindings(page, "delivery")).toEqual([]);
  const calls = endpoint.received.length;
  await dialog.getByRole("button", { name: "다시 보내기" }).click();
  await endpoint.untilReceived(calls + 1);
  await dialog.getByRole("button", { name: "닫기" }).click();

  await page.getByRole("button", { name: "비밀키 보기" }).click();
  await until(async () => (await page.getByRole("textbox", { name: "서명 비밀키" }).inputValue()).startsWith("whsec_"));
  expect(await axeFindings(page, "webhook")).toEqual([]);

  await page.getByRole("button", { name: "수정", exact: true }).click();
  endpoint.answer({ status: 422, body: "no such field" });
  await dialog.getByRole("button", { name: "테스트 보내기" }).click();
  await dialog.getByText(/테스트에 실패했어요\. 422 응답을 받았어요\. \(\d+ms\)/).waitFor();
  await dialog.getByText("no such field", { exact: true }).waitFor();
  expectNo(problems);
}, 240_000);

test("a webhook that was turned off says why on a phone, in English, and continues when it is turned on", async () => {
  const { tenant, admin } = await adminOf();
  const webhook = await listeningWebhook(admin, ["lead-created"]);
  webhook.answer({ status: 410 });
  await admin.client.records.createLead({ body: { deal_name: "한빛상사" } });
  await untilState(tenant.teamId, webhook.id, "held");
  const page = await openAs(admin, `/settings/webhooks/${webhook.id}`, {
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  await page.getByText("no longer in use (410)").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await page.getByRole("link", { name: "All webhooks" }).click();
  await page.getByText("Turned off", { exact: true }).waitFor();
  await page.getByRole("switch").or(page.getByRole("checkbox")).first().press("Space");
  await until(async () => (await deliveriesOf(tenant.teamId, webhook.id))[0]?.state === "delivered", 100_000);
  expectNo(problems);
}, 240_000);

test("a webhook turned off by failures can be kept off, so that its events are no longer stored", async () => {
  const { tenant, admin } = await adminOf();
  const { id } = await listeningWebhook(admin, ["lead-created"]);
  const off = { active: false, off_reason: "failures", off_at: new Date().toISOString() };
  await tenant.team.collection("webhooks").doc(id).update(off);
  const page = await openAs(admin, `/settings/webhooks/${id}`);
  const leaveOff = page.getByRole("button", { name: "끈 채로 두기" });
  await leaveOff.waitFor();
  expect(await axeFindings(page, "webhook that is off")).toEqual([]);
  await leaveOff.click();
  await page.getByText("꺼 둔 동안의 이벤트는 보관하지 않아요.").waitFor();
  await leaveOff.waitFor({ state: "hidden" });
  await page.getByText("꺼짐", { exact: true }).waitFor();
  const { data } = await admin.client.teams.listWebhooks({});
  expect(data).toMatchObject([{ id, active: false, off_reason: null }]);
  expectNo(problems);
}, 120_000);

test("a member is told that only admins can see webhooks", async () => {
  const { tenant } = await adminOf();
  const page = await openAs(await tenant.member(), "/settings/webhooks");
  await page.getByText("접근 권한이 없어요").waitFor();
  problems.length = 0;
}, 60_000);
