import { Announcement } from "@dure/domain/teams/feature/announcement";
import { expect, test } from "vitest";
import { firestore } from "../../support/suite/admin";
import { createTenant, fresh } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { untilStable } from "../support/until-stable";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

/** Older than the accounts of all other tests, which therefore don't see these. */
const EARLY = "2019-01-01T00:00:00.000Z";
const newsDoc = ({ id }: Pick<Announcement, "id">) => firestore.doc(`newFeatureAnnouncements/${id}`);

/** Writes an announcement like the operator's command. */
async function announce(title: string, year: number): Promise<Announcement> {
  const news = Announcement.parse({
    id: fresh("news-"),
    title: { ko: title, en: "A new board" },
    description: { ko: "카드를 끌어서\n단계를 바꿔 보세요.", en: "Drag a card to change its stage." },
    imageUrl: null,
    okButtonText: { ko: "초대하기", en: "Invite" },
    path: "/settings/members",
    releasedAt: `${year}-02-01T00:00:00.000Z`,
    active: true,
  });
  await newsDoc(news).set(news);
  return news;
}

test("an announcement is shown once to a member, and its button leads to the feature", async () => {
  const older = await announce("필터가 새로워졌어요", 2020);
  const newer = await announce("보드가 새로워졌어요", 2021);
  const tenant = await createTenant();
  const admin = await tenant.member("admin", { created_at: EARLY });
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });

  const page = await openAs(admin, "/settings/profile");
  const news = page.getByRole("dialog", { name: "보드가 새로워졌어요" });
  await news.waitFor();
  await news.getByText("단계를 바꿔 보세요.").waitFor();
  expect(await axeFindings(page, "announcement")).toEqual([]);
  const seen = page.waitForResponse((response) => response.url().includes(`/announcements/${newer.id}/seen`));
  await page.keyboard.press("Escape");
  await news.waitFor({ state: "detached" });
  await seen;

  await page.reload();
  const followed = page.waitForResponse((response) => response.url().includes(`/announcements/${older.id}/seen`));
  await page.getByRole("dialog", { name: "필터가 새로워졌어요" }).getByRole("button", { name: "초대하기" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/settings/members");
  // The URL changes at once, and a reload would abort the request that is still running.
  await followed;
  const none = page.waitForResponse(
    async (response) => response.url().includes("latest") && (await response.text()).includes('"announcement":null'),
  );
  await page.reload();
  await none;
  await untilStable(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expectNo(problems);
  for (const news of [older, newer]) await newsDoc(news).update({ active: false });
});
