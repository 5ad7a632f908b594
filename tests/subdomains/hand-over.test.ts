import { beforeAll, test } from "vitest";
import { expectNo } from "../e2e/support/person";
import { useChromium } from "../e2e/support/use-chromium";
import { suite } from "../support/suite/suite";
import { createTenant, type Member, PASSWORD, type Tenant } from "../support/teams/tenant";

let team: Tenant;
let admin: Member;
const { openBrowser, problems } = useChromium();

beforeAll(async () => {
  team = await createTenant();
  admin = await team.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
});

const addressOf = ({ slug }: Tenant) => suite.appUrl.replace("//app.", `//${slug}.`);

test("signing in elsewhere opens the requested page at the team's address, and leaves no session behind", async () => {
  const other = await createTenant();
  const page = await (await openBrowser()).newPage();
  for (const origin of [suite.appUrl, addressOf(other)]) {
    await page.goto(`${origin}/companies?q=x`);
    await page.waitForURL((url) => url.pathname === "/login");
    await page.locator("input[type=email]").fill(admin.email);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${addressOf(team)}/companies?q=x`);
    await page.getByRole("heading", { name: "회사" }).first().waitFor();
    // The origin of the sign-in has no session any more.
    await page.goto(`${origin}/companies`);
    await page.waitForURL((url) => url.origin === origin && url.pathname === "/login");
  }
  await page.goto(`${addressOf(team)}/companies`);
  await page.getByRole("heading", { name: "회사" }).first().waitFor();
  expectNo(problems);
});

test("a hand-over code in a link that the product didn't open signs nobody in", async () => {
  const { code } = await admin.client.identity.createHandover({});
  const page = await (await openBrowser()).newPage();
  await page.goto(`${addressOf(team)}/enter#${new URLSearchParams({ code, next: "/leads" })}`);
  await page.waitForURL((url) => url.pathname === "/login" && url.searchParams.get("next") === "/leads");
  expectNo(problems);
});
