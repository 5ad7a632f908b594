import { expect, test } from "vitest";
import { CrmRecord } from "../../records/record/record";
import { linkCompany } from "./link-company";

const AT = "2026-11-24T00:00:00.000Z";
const company = (name: string, more: object = {}) =>
  CrmRecord.parse({
    id: "c1",
    kind: "company",
    name,
    created_at: AT,
    updated_at: AT,
    created_by: "u",
    updated_by: "u",
    ...more,
  });
const registered = (name: string, nice_id: string) => ({ name, nice_id, address: "서울 중구", owner_name: "" });
const link = (name: string, names: readonly string[], more: object = {}) => {
  const found = names.map((one, index) => registered(one, `99011100000${index}`));
  return linkCompany(company(name, more), found, { editor: { id: "u2" }, now: AT })?.after;
};

test("a company is linked by its name, with or without its corporate form, and keeps its values", () => {
  expect(link("한빛상사", ["(주)한빛상사홀딩스", "(주)한빛상사"])).toMatchObject({
    ...{ name: "한빛상사", nice_id: "990111000001", address: "서울 중구", updated_by: "u2" },
  });
  expect(link("한빛상사", ["㈜한빛상사"], { address: "부산" })?.address).toBe("부산");
  expect(link("(주)한빛상사", ["한빛상사", "(주)한빛상사"])?.nice_id).toBe("990111000001");
});

test("a linked company stays as it is", () => {
  expect(link("한빛상사", ["(주)한빛상사"], { nice_id: "1" })).toBeUndefined();
});

test("a name that no company has, or several companies have, is an error", () => {
  expect(() => link("한빛상사", ["(주)한빛상사홀딩스"])).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  const namesakes = ["(주)한빛상사", "(유)한빛상사"];
  expect(() => link("한빛상사", namesakes)).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
});
