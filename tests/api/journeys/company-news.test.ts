import { expect, test } from "vitest";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";

/** A company of the stand-ins. Each test uses another one, because the results are cached for all teams. */
const company = (number: number) => `990111${String(number).padStart(7, "0")}`;
const aMember = async () => (await createTenant()).member();
const news = standIn(suite.naverNewsUrl);

test("the latest articles are plain text, without duplicates and namesakes", async () => {
  const { client } = await aMember();
  // (주)한빛상사네트웍스
  const found = await client.journeys.getCompanyNews({ params: { id: company(8) } });
  expect(found).toMatchObject({ state: "ok", as_of: expect.any(String) });
  expect(found.articles.map(({ title }) => title)).toEqual([
    '한빛상사네트웍스, 새 물류센터 "착공"',
    "[단독] 한빛상사네트웍스, 300억 원 투자 유치 성공",
  ]);
  expect(found.articles[0]).toMatchObject({
    publisher: "paper1.example",
    url: expect.stringMatching(/^https:\/\/paper1/),
    snippet: expect.stringContaining("R&D"),
    published_at: expect.stringMatching(/Z$/),
  });
});

test.each([
  [401, { errorCode: "024", errorMessage: "Authentication failed" }],
  [429, { errorCode: "010", errorMessage: "API 호출 한도를 초과했습니다." }],
  [500, { errorCode: "SE99", errorMessage: "System Error" }],
])("a search that answers %s keeps the earlier articles, and otherwise runs once a day", async (status, body) => {
  const id = company(status === 401 ? 12 : status === 429 ? 13 : 14);
  const { client } = await aMember();
  const read = () => client.journeys.getCompanyNews({ params: { id } });
  const first = await read();
  const doc = firestore.doc(`company-news/${id}`);
  const { name } = await client.journeys.getCompanyDetails({ params: { id } });
  const query = encodeURIComponent(`"${name.replace("(주)", "")}"`);
  const asked = async () => (await news.state()).log.filter(({ url }) => url.includes(query)).length;
  const before = await asked();
  expect(await read()).toEqual(first);
  expect(await asked()).toBe(before);
  await doc.update({ read_at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
  await news.addFault({
    path: "/v1/search/news.json",
    contains: query,
    status,
    body,
    times: 1,
  });
  expect(await read()).toEqual({ ...first, state: "failed" });
  await doc.update({ read_at: new Date(Date.now() - 700_000).toISOString() });
  expect((await read()).state).toBe("ok");
});

test("a member can refresh the sources every ten minutes at most", async () => {
  const { client, idToken } = await aMember();
  const portal = standIn(suite.dataGoKrUrl);
  const asked = async () => (await portal.state()).log.filter(({ url }) => url.includes(company(15))).length;
  const refresh = () => client.journeys.refreshCompanyDetails({ params: { id: company(15) } });
  await client.journeys.getCompanyDetails({ params: { id: company(15) } });
  const before = await asked();
  await refresh();
  expect(await asked()).toBe(before);
  await firestore
    .doc(`company-reports/${company(15)}`)
    .update({ read_at: new Date(Date.now() - 700_000).toISOString() });
  expect((await refresh()).name).toBe("(주)가온전자홀딩스");
  expect(await asked()).toBeGreaterThan(before);
  expect((await call(idToken, "GET", "/nice/company/x/news")).status).toBe(404);
});
