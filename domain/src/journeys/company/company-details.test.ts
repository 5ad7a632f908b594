import { expect, test } from "vitest";
import { companyAgeYears, mergeReports, type SourceReport } from "./company-details";

const AT = "2026-10-01T00:00:00.000Z";
const report = (provider: SourceReport["provider"], part: SourceReport["part"]): SourceReport => ({
  provider,
  state: "ok",
  as_of: AT,
  part,
});
const figure = (provider: SourceReport["provider"], period: string, value: number) => ({
  period,
  value,
  basis: null,
  provider,
});

test("each fact comes from the first source that has it", () => {
  const merged = mergeReports("1101110000001", [
    report("open-dart", { name: "누리식품", phone_number: "02-1", website_url: "https://nuri.example" }),
    report("corporate-basics", { name: "(주)누리식품", phone_number: "" }),
  ]);
  expect(merged).toMatchObject({ name: "(주)누리식품", phone_number: "02-1", website_url: "https://nuri.example" });
  expect(merged.email).toBe("");
  expect(merged.sources.map(({ provider }) => provider)).toEqual(["corporate-basics", "open-dart"]);
});

test("a figure of a period comes from the most trusted source, and the last three periods are kept", () => {
  const { revenue_history } = mergeReports("1101110000001", [
    report("finance-statements", {
      revenue_history: ["2025", "2024", "2023", "2022"].map((year) => figure("finance-statements", year, 1)),
    }),
    report("open-dart", { revenue_history: [figure("open-dart", "2025", 2)] }),
  ]);
  expect(revenue_history.map(({ period, value }) => [period, value])).toEqual([
    ["2023", 1],
    ["2024", 1],
    ["2025", 2],
  ]);
});

test("a company is as old as its full years", () => {
  expect(companyAgeYears("2016-10-02", AT)).toBe(9);
  expect(companyAgeYears("2016-10-01", AT)).toBe(10);
  expect(companyAgeYears("", AT)).toBeNull();
  expect(companyAgeYears("2030-01-01", AT)).toBeNull();
});
