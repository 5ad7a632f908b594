import { expect, test } from "vitest";
import { firestore } from "../../support/suite/admin";
import { call } from "../../support/suite/call";
import { standIn } from "../../support/suite/stand-in";
import { suite } from "../../support/suite/suite";
import { createTenant } from "../../support/teams/tenant";

/** A company of the stand-ins. Each test uses another one, because the results are cached for all teams. */
const company = (number: number) => `990111${String(number).padStart(7, "0")}`;
const LAST = new Date().getUTCFullYear() - 1;

const aMember = async () => (await createTenant()).member();

test("an OpenDART company has owner, products, three years of figures and employees, with sources", async () => {
  const { client } = await aMember();
  // Only OpenDART's own list has this company's code, next to companies of the same name.
  const details = await client.journeys.getCompanyDetails({ params: { id: company(6) } });
  expect(details).toMatchObject({
    nice_id: company(6),
    name: "(주)한빛상사서비스",
    owner_name: "박노을",
    scale: "중소기업",
    etb_date: "2006-01-01",
    main_product: "소프트웨어 개발",
    phone_number: "02-555-0006",
    website_url: "https://company6.example",
    email: "",
  });
  expect(details.sources.map(({ provider, state }) => [provider, state])).toEqual([
    ["corporate-basics", "ok"],
    ["open-dart", "ok"],
    ["finance-statements", "ok"],
    ["national-pension", "ok"],
    ["nice", "absent"],
  ]);
  // OpenDART's newest report is a year older than the finance statements, but wins for the years that both have.
  expect(details.revenue_history.map(({ period, provider, basis }) => [period, provider, basis])).toEqual([
    [String(LAST - 2), "open-dart", "consolidated"],
    [String(LAST - 1), "open-dart", "consolidated"],
    [String(LAST), "finance-statements", "consolidated"],
  ]);
  expect(details.sales_history.at(-1)).toMatchObject({ basis: "separate" });
  expect(details.net_profit_history).toHaveLength(3);
  expect(details.emp_history.at(-1)).toMatchObject({ provider: "national-pension", value: 72 });
});

test("an unlisted company has financial statements, and the pension's headcount once", async () => {
  const { client } = await aMember();
  const details = await client.journeys.getCompanyDetails({ params: { id: company(7) } });
  expect(details.sources.find(({ provider }) => provider === "open-dart")).toMatchObject({ state: "absent" });
  expect(details.revenue_history.map(({ provider }) => provider)).toEqual(Array(3).fill("finance-statements"));
  expect(details.emp_history).toEqual([
    { period: expect.stringMatching(/^\d{4}-\d{2}$/), value: 82, basis: null, provider: "national-pension" },
  ]);
});

test("a paid source only fills gaps of the public ones", async () => {
  const { client } = await aMember();
  const details = await client.journeys.getCompanyDetails({ params: { id: company(31) } });
  expect(details).toMatchObject({ email: "info@company31.example", website_url: "https://company31.example" });
  expect(details.revenue_history.map(({ provider }) => provider)).toEqual(Array(3).fill("finance-statements"));
  expect(details.emp_history.map(({ provider }) => provider)).toContain("nice");
  await standIn(suite.niceUrl).addFault({ path: "/api/v1/corporation/detail", contains: company(32), status: 500 });
  const other = await client.journeys.getCompanyDetails({ params: { id: company(32) } });
  expect(other.sources.find(({ provider }) => provider === "nice")).toMatchObject({ state: "failed" });
  expect(other.revenue_history).toHaveLength(3);
});

test("details are cached, and a failed source is marked, keeps its data, and is asked again later", async () => {
  const { client } = await aMember();
  const read = () => client.journeys.getCompanyDetails({ params: { id: company(9) } });
  const first = await read();
  const portal = standIn(suite.dataGoKrUrl);
  const asked = async () => (await portal.state()).log.filter(({ url }) => url.includes(company(9))).length;
  const before = await asked();
  expect(await read()).toEqual(first);
  expect(await asked()).toBe(before);

  const doc = firestore.doc(`company-reports/${company(9)}`);
  const age = (days: number) => doc.update({ read_at: new Date(Date.now() - days * 86_400_000).toISOString() });
  await age(8);
  const xml = "<OpenAPI_ServiceResponse><returnAuthMsg>LIMITED_NUMBER</returnAuthMsg></OpenAPI_ServiceResponse>";
  await portal.post("/__faults", {
    path: "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2",
    contains: company(9),
    status: 200,
    body: xml,
    times: 4,
  });
  const second = await read();
  expect(second.sources.find(({ provider }) => provider === "finance-statements")?.state).toBe("failed");
  expect(second.revenue_history).toEqual(first.revenue_history);
  await age(1);
  expect((await read()).sources.every(({ state }) => state !== "failed")).toBe(true);
});

test("an unknown registry number and a caller without a token are refused", async () => {
  const { client, idToken } = await aMember();
  await expect(client.journeys.getCompanyDetails({ params: { id: company(9999) } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await call(idToken, "GET", "/nice/company/x")).status).toBe(404);
  expect((await call("", "GET", `/nice/company/${company(6)}`)).status).toBe(401);
});

test("a failure of the registry is an error", async () => {
  const { client } = await aMember();
  await standIn(suite.dataGoKrUrl).addFault({
    path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
    contains: company(11),
    status: 503,
    times: 1,
  });
  await expect(client.journeys.getCompanyDetails({ params: { id: company(11) } })).rejects.toMatchObject({
    code: "PROVIDER_FAILED",
  });
});
