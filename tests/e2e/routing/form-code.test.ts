import { expect, test } from "vitest";
import { activeRouter } from "../../support/routing/submission";
import { suite } from "../../support/suite/suite";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";
import { useChromium } from "../support/use-chromium";

const { openBrowser } = useChromium();

/** A form owner's code: markup and scripts, characters that end a script, and attempts to read the visitor's data. */
const CODE = `
  <!-- a tag that a marketing tool hands out -->
  <script>
    const tryTo = (what) => { try { return String(what()); } catch (error) { return error.name; } };
    window.found = {
      text: "</" + "script><b>한글 $&</b>",
      storage: tryTo(() => localStorage.length),
      cookies: tryTo(() => document.cookie),
      session: tryTo(() => indexedDB.open("firebaseLocalStorageDb")),
      origin: self.origin,
    };
  </script>
  <meta name="owner" content="mine">`;

test("an owner's code runs unchanged, and has no access to storage, cookies or a session", async () => {
  const tenant = await createTenant({ plan: "PRO" });
  const owner = await tenant.member();
  const { id } = await activeRouter(tenant, owner);
  const script_code = Buffer.from(CODE).toString("base64");
  await owner.client.routing.changeShareConfig({ params: { id }, body: { script_code } });

  const page = await (await openBrowser()).newPage();
  await page.goto(`${suite.appUrl}/form/${id}`);
  await page.getByRole("textbox").first().waitFor();
  expect(await until(() => page.evaluate("window.found"))).toEqual({
    text: "</script><b>한글 $&</b>",
    storage: "SecurityError",
    cookies: "SecurityError",
    session: "SecurityError",
    origin: "null",
  });
  expect(await page.locator('meta[name="owner"]').getAttribute("content")).toBe("mine");
});
