import { expect, test } from "vitest";
import { call } from "../../support/suite/call";
import { createTenant } from "../../support/teams/tenant";

async function read(idToken: string, ...paths: string[]) {
  const query = new URLSearchParams(paths.map((path): [string, string] => ["path", path]));
  const { status, body } = await call(idToken, "GET", `/reads?${query}`);
  return { status, reads: body.reads as { status: number; body: unknown }[] };
}
const statusesOf = ({ reads }: Awaited<ReturnType<typeof read>>) => reads.map(({ status }) => status);

test("joint reads answer like single requests of the same caller", async () => {
  const [tenant, other] = await Promise.all([createTenant(), createTenant()]);
  const [admin, stranger] = await Promise.all([tenant.member("admin"), other.member("admin")]);
  const member = await tenant.member("member");
  const { id } = await stranger.client.records.createLead({ body: { deal_name: "다른 팀" } });
  const paths = [
    ...["/users/profile", "/teams", "/deal-pipelines", "/sales-entity/lead/table-setting"],
    ...[`/leads/${id}`, "/teams/ip-list", "/nothing", "/users/profile?x=%"],
  ];
  for (const { idToken } of [admin, member]) {
    const joint = await read(idToken, ...paths);
    const alone = await Promise.all(paths.map((path) => call(idToken, "GET", path)));
    expect(joint.reads).toEqual(alone.map(({ status, body }) => ({ status, body })));
    expect(statusesOf(joint).slice(0, 4)).toEqual([200, 200, 200, 200]);
  }
  expect(statusesOf(await read("", "/users/profile", "/teams"))).toEqual([401, 401]);
});

test("joint reads are limited to twenty reads, and change nothing", async () => {
  const tenant = await createTenant();
  const { idToken } = await tenant.member("admin");
  const refused = [[], Array.from({ length: 21 }, () => "/teams"), ["teams"], [`/${"x".repeat(3_000)}`]];
  for (const paths of refused) expect((await read(idToken, ...paths)).status).toBe(400);
  expect((await call(idToken, "POST", "/reads?path=/teams", {})).status).toBe(404);
  // Sign-out is a POST, and a joint read can't contain another joint read.
  expect(statusesOf(await read(idToken, "/users/sign-out", "/reads?path=/teams"))).toEqual([404, 404]);
});
