import { gzipSync } from "node:zlib";
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

test("the script for other websites is small, and theirs to load", async () => {
  const answer = await head("/embed.js");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=300",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(3_000);
});
