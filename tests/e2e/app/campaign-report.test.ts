import { expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { eventOf, postEvents, sentBatch } from "../../support/email/mail-events";
import { firestore } from "../../support/suite/admin";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

const EMAILS = ["kim@naver.com", "lee@gmail.com", "park@acme.example", "choi@naver.com"] as const;
const LINK = "https://acme.example/spring";

/** A campaign to four people: one mail bounced, people opened two and clicked in one, a scanner opened the fourth. */
async function sentCampaign() {
  const tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const at = { teamId: tenant.teamId, campaignId: "spring" };
  const launched_at = new Date(Date.now() - 86_400_000).toISOString();
  await tenant.team.collection("campaigns").doc("spring").set({ name: "봄 소식", status: "sent", launched_at });
  await sentBatch(at.teamId, at.campaignId, EMAILS, { html: `<p>안녕하세요 <a href="${LINK}">봄 소식 보기</a></p>` });
  const [kim, lee, park, choi] = EMAILS;
  const events = [
    ...[kim, lee, choi].map((email) => eventOf(at, email, "delivered", 5)),
    eventOf(at, park, "bounce", 5, { type: "bounce", reason: "550 no such user" }),
    eventOf(at, kim, "open", 600),
    eventOf(at, lee, "open", 4_000),
    eventOf(at, kim, "click", 700, { url: LINK, url_offset: { index: 0, type: "html" } }),
    eventOf(at, choi, "open", 90, { sg_machine_open: true }),
  ];
  expect(await postEvents(events)).toBe(200);
  await until(async () => (await firestore.collection(`teams/${at.teamId}/email-events`).get()).empty, 100_000);
  return admin;
}

test("a campaign's results show rates with their denominators, who did what, and each link, on a phone too", async () => {
  const admin = await sentCampaign();
  const page = await openAs(admin, "/email/campaigns/spring/report");
  await page.getByRole("heading", { name: "봄 소식 성과" }).waitFor();
  await page.getByText("전달된 3통 중 2명").waitFor();
  await page.getByText("자동 검사로 보이는 1명은 따로 셌어요").waitFor();
  await page.getByRole("tab", { name: /클릭/ }).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "kim@naver.com" }).waitFor();
  await page.getByRole("tab", { name: /반송/ }).click();
  await page.getByRole("tabpanel").getByText("550 no such user").waitFor();
  await page.getByRole("cell", { name: LINK }).waitFor();
  await page.frameLocator("iframe").getByText("봄 소식 보기").waitFor();
  await page.getByRole("button", { name: "표로 보기" }).click();
  await page.getByRole("region", { name: "시간에 따른 반응" }).getByRole("row").nth(2).waitFor();
  expect(await axeFindings(page, "campaign report")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The charts keep their old width until they are measured again.
  await until(async () => await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  expectNo(problems);
}, 120_000);
