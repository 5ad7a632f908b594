import { expect, test } from "vitest";
import { publish } from "../../support/email/dns";
import { enableMarketing } from "../../support/email/enable-marketing";
import { createTenant, fresh } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { untilVerified } from "../support/until-verified";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("an admin adds a domain, sets its records and checks them; a member only sees it", async () => {
  const tenant = await createTenant();
  await enableMarketing(tenant);
  const [admin, member] = [await tenant.member("admin"), await tenant.member()];
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const name = `${fresh("d-")}.example.com`;
  const page = await openAs(admin, "/settings/email-domain", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("textbox", { name: "도메인" }).fill("co.kr");
  await page.getByRole("button", { name: "도메인 추가" }).click();
  await page.getByText("올바른 도메인을 입력해 주세요").waitFor();
  await page.getByRole("textbox", { name: "도메인" }).fill(`https://${name}/`);
  await page.keyboard.press("Enter");
  const domain = page.getByRole("region", { name: "발송 도메인" });
  await domain.getByText("인증 대기").waitFor();
  const records = domain.getByRole("region", { name: /^(SPF|DKIM)/ });
  await expect.poll(() => records.count()).toBe(3);
  await records
    .first()
    .getByRole("button", { name: /호스트/ })
    .click();
  await page.getByText("복사했어요").first().waitFor();
  const known = await admin.client.email.getSendingDomain({});
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(known.records[0]?.host);

  await domain.getByRole("button", { name: "지금 확인" }).click();
  await domain.getByText("찾을 수 없음").first().waitFor();
  await page.getByRole("region", { name: "DMARC" }).getByText("v=DMARC1; p=none;").waitFor();
  expect(await axeFindings(page, "pending domain")).toEqual([]);
  await publish(known.records);
  await untilVerified(domain);
  await page.getByText("오늘 500통 중 0통을 보냈어요").waitFor();

  const senders = page.getByRole("region", { name: "보내는 사람" });
  await senders.getByLabel("기본 보내는 사람 이름").fill("한빛");
  await senders.getByRole("button", { name: "보내는 주소 추가" }).click();
  await senders.getByRole("textbox", { name: "주소", exact: true }).fill("a..b");
  await senders.getByRole("button", { name: "저장" }).click();
  await senders.getByText("이어질 수 없고").waitFor();
  await senders.getByRole("textbox", { name: "주소", exact: true }).fill("news");
  await senders.getByRole("button", { name: "저장" }).click();
  await page.getByText("저장했어요").first().waitFor();
  expect(await admin.client.email.getSenders({})).toMatchObject({
    default_name: "한빛",
    senders: [{ name: "", local_part: "news" }],
    reply_to: null,
  });
  expect(await axeFindings(page, "verified domain")).toEqual([]);

  const seen = await openAs(member, "/settings/email-domain");
  await seen.getByText("관리자만 바꿀 수 있어요").waitFor();
  await seen.getByText("인증됨", { exact: true }).waitFor();
  expect(await seen.getByRole("button", { name: /지금 확인|도메인 삭제|저장/ }).count()).toBe(0);

  await domain.getByRole("button", { name: "도메인 삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "삭제", exact: true }).click();
  await page.getByRole("button", { name: "도메인 추가" }).waitFor();
  expectNo(problems);
});
