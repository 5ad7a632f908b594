import { expect, test } from "vitest";
import { suite } from "../support/suite";

const head = (path: string) => fetch(`${suite.appUrl}${path}`, { redirect: "manual" });

test.each(["/", "/leads", "/settings/profile"])(
  "the app at %s is one page that no other site may frame",
  async (path) => {
    const answer = await head(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  },
);

test("a script that is not there is not answered with the page", async () => {
  expect((await head("/assets/gone.js")).status).toBe(404);
});
