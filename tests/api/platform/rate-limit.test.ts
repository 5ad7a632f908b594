import { expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { fresh } from "../../support/teams/tenant";

/** The contract's `ratePerMinute` of GET /public/tenant. */
const PER_MINUTE = 60;

test("an address that sends too many requests has to wait, and another one doesn't", async () => {
  const slug = fresh("nobody-");
  const ask = (address: string) =>
    call("", "GET", `/public/tenant?team_slug=${slug}`, undefined, { "x-forwarded-for": address });

  const busy = `198.51.100.${Math.floor(Math.random() * 250)}-${slug}`;
  const answers = [];
  for (let asked = 0; asked <= PER_MINUTE; asked += 1) answers.push((await ask(busy)).status);
  expect(new Set(answers.slice(0, PER_MINUTE))).toEqual(new Set([404]));
  expect(await ask(busy)).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect((await ask(`203.0.113.1-${slug}`)).status).toBe(404);
});
