import { expect, test } from "vitest";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("a booking page's short link is copied on the page and in the list, and leads to the page", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(admin);
  const { id } = await bookingPage(admin, { title: "도입 상담" });
  const page = await openAs(admin, `/booking-pages/${id}`, { permissions: ["clipboard-read", "clipboard-write"] });
  const button = page.getByRole("button", { name: "도입 상담 짧은 링크 복사" });
  // The button shows the confirmation for two seconds.
  await Promise.all([button.getByText("복사했어요").waitFor(), button.click()]);
  const short = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(short).toMatch(/\/s\/[a-z]{10}$/);

  await page.goto(`${suite.appUrl}/booking-pages`);
  await page.evaluate("navigator.clipboard.writeText('')");
  await page.getByRole("button", { name: "도입 상담 작업" }).click();
  await page.getByRole("menuitem", { name: "짧은 링크 복사" }).click();
  await page.getByText("복사했어요").waitFor();
  expect(await page.evaluate<string>("navigator.clipboard.readText()")).toMatch(/\/s\/[a-z]{10}$/);

  await page.goto(short);
  await page.waitForURL(({ pathname }) => pathname === `/book/${id}`);
  expectNo(problems);
});
