import { expect, test } from "vitest";
import { bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { expireTokens, revokeGrant } from "../../support/scheduling/google";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

test("a save that needs a revoked account asks to connect it again, and continues with the typed values", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await connectGoogle(admin);
  const { id } = await bookingPage(admin);
  const page = await openAs(admin, `/booking-pages/${id}`);
  await page.getByLabel("제목").fill("다시 인증한 상담");
  await revokeGrant(admin.email);
  await expireTokens(admin.email);
  await page.getByRole("button", { name: "저장" }).click();

  const dialog = page.getByRole("dialog", { name: "다시 인증이 필요해요" });
  await dialog.getByText(admin.email).waitFor();
  expect(await axeFindings(page, "regrant")).toEqual([]);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "다시 인증하기" }).click();
  const consent = await opened;
  await dialog.getByRole("button", { name: "새 창에서 기다리는 중" }).waitFor();
  await consent.close();
  // A closed window is no error: the dialog still asks.
  await dialog.getByRole("button", { name: "다시 인증하기" }).waitFor();
  expect(await dialog.getByRole("alert").count()).toBe(0);

  const again = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "다시 인증하기" }).click();
  await (await again).getByRole("button", { name: "Allow" }).click();
  await page.getByText("저장했어요").first().waitFor();
  expect(await page.getByLabel("제목").inputValue()).toBe("다시 인증한 상담");
  const saved = await admin.client.scheduling.getBookingPage({ params: { id } });
  expect(saved.title).toBe("다시 인증한 상담");
  expectNo(problems);
}, 120_000);
