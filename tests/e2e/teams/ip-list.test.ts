import { expect, test } from "vitest";
import { linkIn, mailTo } from "../../support/email/inbox";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { startEdge } from "../support/start-edge";
import { useChromium } from "../support/use-chromium";

const { openAs, openBrowser, problems, closing } = useChromium();

const OFFICE = "203.0.113.7";
const HOME = "198.51.100.1";

/** Options of a browser at an address. */
async function at(address: string) {
  const edge = await startEdge(address);
  closing.push(edge.close);
  return { proxy: { server: edge.url } };
}

test("an admin limits the team to the office, and is let in from home for an hour by a mailed link", async () => {
  const tenant = await createTenant();
  const [admin, other] = [await tenant.member("admin"), await tenant.member("admin")];
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const office = await openAs(admin, "/settings/security", await at(OFFICE));
  const list = office.getByRole("region", { name: "허용 IP" });
  await list.getByText(OFFICE).waitFor();
  await list.locator("label").filter({ hasText: "허용한 주소에서만 접속하기" }).click();
  await list.getByRole("button", { name: "주소 추가", exact: true }).click();
  await list.getByLabel("IP 주소 또는 범위").fill("192.0.2.7/24");
  await list.getByRole("button", { name: "저장" }).click();
  await list.getByText(`이대로 저장하면 지금 쓰는 주소(${OFFICE})에서 접속할 수 없게 돼요`).waitFor();
  await list.getByRole("button", { name: "내 주소 추가" }).click();
  await list.getByRole("button", { name: "저장" }).click();
  await office.getByText("저장했어요").first().waitFor();
  await expect.poll(() => list.getByLabel("IP 주소 또는 범위").first().inputValue()).toBe("192.0.2.0/24");
  expect(await axeFindings(office, "allowed addresses")).toEqual([]);

  // Live changes continue, because the browser requests a read grant.
  await office.goto(`${suite.appUrl}/settings/members`);
  const role = (name: string) =>
    office.getByRole("row").filter({ hasText: other.email }).getByRole("cell", { name, exact: true });
  await role("관리자").waitFor();
  await admin.client.teams.setRole(
    { params: { teamId: tenant.teamId, userId: other.uid }, body: { role: "MEMBER" } },
    { context: { headers: { "x-forwarded-for": OFFICE } } },
  );
  await role("멤버").waitFor();

  const home = await openAs(admin, "/leads", await at(HOME));
  await home.getByText("현재 IP에서의 접근이 제한되어 있어요.").waitFor();
  await home.getByText(HOME).waitFor();
  await home.getByRole("button", { name: "관리자인데 들어갈 수 없나요?" }).click();
  await home.getByLabel("회사 이메일").fill(admin.email);
  await home.getByRole("button", { name: "임시 접속 링크 받기" }).click();
  await home.getByText("메일로 링크를 보내 드려요").waitFor();
  const link = linkIn(await mailTo(admin.email, "임시 접속"));
  expect(await axeFindings(home, "restricted address")).toEqual([]);
  await home.goto(link.href);
  await home.getByRole("button", { name: "지금 쓰는 주소 허용하기" }).click();
  await home.getByText(`${HOME} 주소를`).waitFor();
  await home.goto(`${suite.appUrl}/settings/security`);
  const passes = home.getByRole("list", { name: "임시로 허용한 주소가 1개 있어요." });
  expect(await passes.getByRole("listitem").innerText()).toMatch(new RegExp(`^${HOME} · .+까지$`));

  const stranger = await (await openBrowser(await at("198.51.100.2"))).newPage();
  await stranger.goto(link.href);
  await stranger.getByRole("button", { name: "지금 쓰는 주소 허용하기" }).click();
  await stranger.getByText("만료되었거나 이미 사용한 링크예요").waitFor();
  expectNo(problems);
}, 120_000);
