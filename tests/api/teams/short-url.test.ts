import { expect, test } from "vitest";
import { visitor } from "../../support/identity/newcomer";
import { eventsOf } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";

test("a short link works for anyone until its team is disabled", async () => {
  const tenant = await createTenant();
  const { client } = await tenant.member();
  const original_url = "https://example.com/a?b=c#d";
  const { code, short_url } = await client.teams.createShortUrl({ body: { original_url } });
  expect(code).toMatch(/^[a-z]{10}$/);
  expect(short_url).toBe(`${suite.appUrl}/s/${code}`);
  expect(await visitor.teams.resolveShortUrl({ params: { code } })).toEqual({ original_url });
  expect(await eventsOf(tenant.teamId, "short-url.created")).toMatchObject([{ after: { id: code, original_url } }]);

  await tenant.team.update({ state: "disabled" });
  await expect(visitor.teams.resolveShortUrl({ params: { code } })).rejects.toMatchObject({ status: 404 });
  expect((await fetch(short_url, { redirect: "manual" })).status).toBe(404);
});

test.each(["javascript:alert(1)", "ftp://example.com/x", "data:text/html,x", "//example.com", "example"])(
  "%s is refused as the target",
  async (original_url) => {
    const { client } = await (await createTenant()).member();
    await expect(client.teams.createShortUrl({ body: { original_url } })).rejects.toMatchObject({ status: 400 });
  },
);

test("an unknown code is not found", async () => {
  await expect(visitor.teams.resolveShortUrl({ params: { code: "zzzzzzzzzz" } })).rejects.toMatchObject({
    status: 404,
    code: "NOT_FOUND",
  });
});

test("visitors can't create short links", async () => {
  await expect(visitor.teams.createShortUrl({ body: { original_url: "https://example.com" } })).rejects.toMatchObject({
    status: 401,
  });
});
