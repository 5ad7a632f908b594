import SwaggerParser from "@apidevtools/swagger-parser";
import { expect, test } from "vitest";
import { call } from "../support/suite/call";
import { routes } from "../support/suite/routes";

type Paths = Record<string, Record<string, { responses: Record<string, { description: string }> }>>;

test("the API describes every route in OpenAPI 3.1", async () => {
  const { body } = await call("", "GET", "/openapi.json");
  const document = await SwaggerParser.validate(structuredClone(body) as never);
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

test("rate limits are documented, and the team's records have none", async () => {
  const { paths } = (await call("", "GET", "/openapi.json")).body as { paths: Paths };
  for (const { method, path, ratePerMinute } of routes) {
    const { responses } = paths[path]?.[method.toLowerCase()] ?? {};
    const told = ratePerMinute && `More than ${ratePerMinute} calls a minute`;
    expect(responses?.["429"]?.description, `${method} ${path}`).toBe(told);
  }
  const limited = routes.filter(({ access, ratePerMinute }) => access !== "public" && ratePerMinute);
  expect(limited.map(({ name }) => name).sort()).toEqual([
    "email.addMailImage",
    "email.checkCampaign",
    "email.checkMailContent",
    "email.checkSendingDomain",
    "email.sendTestMail",
    "email.testCampaign",
  ]);
});

test("the scope that an API key needs is documented where keys are accepted", async () => {
  const { paths } = (await call("", "GET", "/openapi.json")).body as { paths: Record<string, Record<string, unknown>> };
  const keyed = { security: [{ idToken: [] }, { apiKey: [] }] };
  expect(paths["/sales-entity/lead"]?.post).toMatchObject({ "x-scope": "records:write", ...keyed });
  expect(paths["/teams"]?.get).toMatchObject({ "x-scope": "teams:read", ...keyed });
  expect(paths["/teams/api-key"]?.get).not.toHaveProperty("x-scope");
});

test("the reference page and its script are served by the product itself", async () => {
  const page = await call("", "GET", "/docs");
  expect(page).toMatchObject({ status: 200, body: { text: expect.stringContaining("/api/docs/reference.js") } });
  const script = await call("", "GET", "/docs/reference.js");
  expect(script.status).toBe(200);
  expect(script.headers.get("content-type")).toMatch(/javascript/);
});
