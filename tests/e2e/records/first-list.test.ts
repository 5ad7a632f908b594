import { expect, test } from "vitest";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

const KEPT = "dure.state.last-list-/leads";

/** Opens a list of two leads, and waits until the browser has stored it as the kept list. */
async function openList() {
  const tenant = await createTenant();
  const admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  for (const deal_name of ["첫 상담", "둘째 상담"])
    await admin.client.records.createLead({ body: { deal_name, assignee: admin.uid } });
  const page = await openAs(admin, "/leads");
  await page.getByRole("link", { name: "첫 상담" }).waitFor();
  await until(() => page.evaluate<boolean>(`localStorage.getItem("${KEPT}") !== null`));
  return { page, admin };
}

test("a list seen before is shown before the app's code has loaded, and the app takes over", async () => {
  const { page, admin } = await openList();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  const rows = page.locator("[data-first-row]");
  await rows.nth(1).waitFor();
  expect(await rows.allTextContents()).toEqual(
    ["둘째 상담", "첫 상담"].map((name) => expect.stringMatching(new RegExp(`${name}.*${admin.display_name}`))),
  );
  // Screen readers and the keyboard can't reach the kept list before the app runs.
  expect(await page.getByRole("heading").count()).toBe(0);
  code.resolve();
  await page.locator(".first-list").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "첫 상담" }).click();
  await page.waitForURL(/record=/);
  expectNo(problems);
});

test("a stored list is hidden if the API refuses it or it belongs to another account", async () => {
  const { page } = await openList();
  const filter = /\/sales-entity\/lead\/filter/;
  await page.route(filter, (route) =>
    route.fulfill({ status: 403, json: { code: "FORBIDDEN", message: "권한이 없습니다." } }),
  );
  await page.reload();
  await page.getByText("권한이 없습니다.").waitFor();
  await page.locator(".first-list").waitFor({ state: "detached" });

  // While the API refuses the rows, the page doesn't overwrite the kept list.
  await page.evaluate(
    `localStorage.setItem("${KEPT}", JSON.stringify({ ...JSON.parse(localStorage.getItem("${KEPT}")), uid: "somebody" }))`,
  );
  await page.addInitScript(`new MutationObserver(() => {
    if (document.querySelector("[data-first-row]")) window.isSeen = true;
  }).observe(document, { childList: true, subtree: true })`);
  await page.unroute(filter);
  await page.reload();
  await page.getByRole("link", { name: "첫 상담" }).waitFor();
  expect(await page.evaluate("window.isSeen === true")).toBe(false);

  // Another version of the app may have stored another format.
  await page.evaluate(`localStorage.setItem("${KEPT}", "{}")`);
  await page.reload();
  await page.getByRole("link", { name: "첫 상담" }).waitFor();
});
