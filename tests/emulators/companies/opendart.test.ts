import { afterAll, beforeAll, expect, test } from "vitest";
import { start } from "../../../emulators/opendart/start";
import type { RunningStandIn } from "../../../emulators/src/stand-in/server";

let standIn: RunningStandIn;
beforeAll(async () => {
  standIn = await start({ port: 0 });
});
afterAll(() => standIn.stop());

const KEY = "d".repeat(40);
const ask = (path: string, query: Record<string, string>) =>
  fetch(`${standIn.url}/api/${path}?${new URLSearchParams(query)}`);

test("a wrong key or missing data is an HTTP 200 with a status in the body", async () => {
  const [refused, none] = [
    await ask("company.json", { crtfc_key: "short", corp_code: "00126002" }),
    await ask("company.json", { crtfc_key: KEY, corp_code: "99999999" }),
  ];
  expect([refused.status, none.status]).toEqual([200, 200]);
  expect([await refused.json(), await none.json()]).toMatchObject([{ status: "010" }, { status: "013" }]);
});

test("the list of companies is a ZIP, or bare XML if the key is missing", async () => {
  const list = await (await ask("corpCode.xml", { crtfc_key: KEY })).bytes();
  expect(String.fromCharCode(...list.slice(0, 2))).toBe("PK");
  expect(await (await ask("corpCode.xml", {})).text()).toContain("<status>010</status>");
});

test("amounts have thousands separators", async () => {
  const query = { crtfc_key: KEY, corp_code: "00126004", bsns_year: String(new Date().getUTCFullYear() - 2) };
  const { list } = (await (await ask("fnlttSinglAcnt.json", query)).json()) as { list: { thstrm_amount: string }[] };
  expect(list[0]?.thstrm_amount).toMatch(/^\d{1,3}(,\d{3})+$/);
});
