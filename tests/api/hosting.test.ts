import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { suite } from "../support/suite/suite";

const head = (path: string) => fetch(`${suite.appUrl}${path}`, { redirect: "manual" });

test.each(["/", "/leads", "/settings/profile"])(
  "the app at %s is a single page that other sites may not frame",
  async (path) => {
    const answer = await head(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-cache",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "reporting-endpoints": 'csp="/api/csp-reports"',
    });
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("report-uri /api/csp-reports");
    expect(answer.headers.get("x-powered-by")).toBeNull();
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain("unsafe");
  },
);

test.each(["/assets/gone.js", "/embed.js", "/favicon.svg", "/book/nobodyhere"])(
  "%s forbids MIME sniffing and requires HTTPS",
  async (path) => {
    expect(Object.fromEntries((await head(path)).headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringContaining("max-age=31536000"),
    });
  },
);

test("a missing script is a 404, not the app's page", async () => {
  expect((await head("/assets/gone.js")).status).toBe(404);
});

test.each([
  { script: "/embed.js", most: 3_000 },
  { script: "/form.js", most: 3_000 },
  { script: "/t.js", most: 3_072 },
  { script: "/form-runtime.js", most: 30_000 },
])("$script is small, and can be loaded by other websites", async ({ script, most }) => {
  const answer = await head(script);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=300",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
  });
  expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(most);
});
