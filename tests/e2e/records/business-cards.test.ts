import { expect, test } from "vitest";
import { setCards } from "../../support/records/business-cards";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

const CARDS = [
  { id: "1", name: "김민수", company: "명함상사", email: "minsu@cards-e2e.example" },
  { id: "2", name: "박서연", company: "명함상사", mobile: "010-2222-3333" },
];

test("an admin connects Remember, syncs twice from the list of contacts, and undoes a sync", async () => {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const token = fresh("token-");
  await setCards(token, CARDS);
  const page = await openAs(admin, "/settings/connections");
  const section = page.getByRole("region", { name: "리멤버 명함" });
  await section.getByLabel("액세스 토큰").fill("unknown");
  await section.getByRole("button", { name: "리멤버 연결" }).click();
  await section.getByText("리멤버에서 받아들이지 않는 토큰이에요. 다시 확인해 주세요.").first().waitFor();
  await section.getByLabel("액세스 토큰").fill(token);
  await section.getByRole("button", { name: "리멤버 연결" }).click();
  await section.getByText("아직 동기화한 적이 없어요.").waitFor();
  expect(await axeFindings(page, "connection")).toEqual([]);

  await page.goto(`${suite.appUrl}/contacts`);
  const openDialog = async () => {
    await page.getByRole("button", { name: "가져오기와 내보내기" }).click();
    await page.getByRole("menuitem", { name: "명함 동기화" }).click();
    return page.getByRole("dialog");
  };
  const dialog = await openDialog();
  await dialog.getByRole("button", { name: "명함 동기화" }).click();
  await dialog.getByText("새 연락처 2개 · 새 회사 1개").waitFor();
  // The dialog ignores a second click right after the first one's answer.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await (await openDialog()).getByRole("button", { name: "명함 동기화" }).click();
  await dialog.getByText("변경 없음 2개").waitFor();
  expect(await axeFindings(page, "sync")).toEqual([]);
  await dialog.getByRole("button", { name: "동기화 되돌리기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "동기화 되돌리기" }).click();
  await dialog.getByText("되돌렸어요. 3개를 삭제했어요.").waitFor();
  const { data } = await admin.client.records.filterRecords({ params: { entityId: "contact" }, query: {}, body: {} });
  expect(data).toEqual([]);
  expectNo(problems);
}, 180_000);
