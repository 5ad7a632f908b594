import { expect, test } from "vitest";
import { type RouterFixture, routerOf } from "../../support/routing/router";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { createTenant, fresh } from "../../support/teams/tenant";

type Found = { name: string; already_in_company_entity?: boolean };

async function search(token: string, path: string, name: string, page?: string) {
  const query = new URLSearchParams({ search: name, ...(page && { page }) });
  const { status, body } = await call(token, "GET", `${path}?${query}`);
  return { status, body, found: (body.data ?? []) as Found[] };
}

test("a visitor finds companies by part of their name, with or without the corporate form", async () => {
  const answer = await search("", "/public/nice/company", "(주)한빛상사");
  expect(answer.status).toBe(200);
  expect(answer.found.map(({ name }) => name)).toEqual([
    "(주)한빛상사",
    "(주)한빛상사서비스",
    "(주)한빛상사홀딩스",
    "(주)한빛상사네트웍스",
  ]);
  expect(answer.found[0]).toEqual({
    nice_id: expect.stringMatching(/^\d{13}$/),
    name: "(주)한빛상사",
    address: expect.stringContaining("로"),
    owner_name: expect.any(String),
  });
});

test.each(["", "한", "(주)", "없는회사"])("nothing is found by %j", async (name) => {
  expect((await search("", "/public/nice/company", name)).body).toEqual({ data: [] });
});

test("a member sees which companies their own team already has", async () => {
  const [member, stranger] = [await (await createTenant()).member(), await (await createTenant()).member()];
  await member.client.records.createCompany({ body: { name: "(주)누리식품" } });
  const known = async (token: string) =>
    (await search(token, "/nice/company", "누리식품")).found.map((company) => company.already_in_company_entity);
  expect(await known(member.idToken)).toEqual([true, false, false, false]);
  expect(await known(stranger.idToken)).toEqual([false, false, false, false]);
  expect((await search("", "/nice/company", "누리식품")).status).toBe(401);
});

test("visitors of a team's form use up only that team's daily searches", async () => {
  const tenants = [await createTenant({ plan: "PRO" }), await createTenant({ plan: "PRO" })] as const;
  const [busy, quiet] = await Promise.all(tenants.map(async (tenant) => routerOf(await tenant.member("admin"))));
  const day = new Date().toISOString().slice(0, 10);
  await firestore.doc(`registry-searches/${day} visitors ${tenants[0].teamId}`).set({ asked: 999 });
  const ask = async (form: RouterFixture | undefined, name: string) =>
    (await search("", "/public/nice/company", name, form?.id)).status;
  const [last, beyond] = [fresh("마지막"), fresh("초과")];
  expect([await ask(busy, last), await ask(busy, beyond)]).toEqual([200, 429]);
  expect(await ask(quiet, beyond)).toBe(200);
  const { idToken } = await tenants[0].member();
  expect((await search(idToken, "/nice/company", fresh("멤버"))).status).toBe(200);
});

test("a failure of the registry is an error, and the next search asks it again", async () => {
  const registry = standIn(suite.dataGoKrUrl);
  await registry.addFault({
    path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
    contains: encodeURIComponent("다솜교육"),
    status: 500,
    times: 1,
  });
  const failed = await search("", "/public/nice/company", "다솜교육");
  expect(failed.status).toBe(502);
  expect(failed.body.code).toBe("PROVIDER_FAILED");
  expect((await search("", "/public/nice/company", "다솜교육")).found).toHaveLength(4);
});
