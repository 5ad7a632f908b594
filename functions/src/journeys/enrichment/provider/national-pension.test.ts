import { expect, test } from "vitest";
import { newestOfSites } from "./national-pension";

const row = (seq: string, dataCrtYm: string, wkplJnngStcd = "1") => ({
  seq,
  dataCrtYm,
  wkplJnngStcd,
  wkplNm: "누리식품",
  wkplRoadNmDtlAddr: "서울",
});

test("a workplace that has a row for each month counts once, as of the newest; one that left doesn't", () => {
  const rows = [row("1", "202608"), row("2", "202609"), row("3", "202609"), row("4", "202609", "2")];
  expect(newestOfSites(rows).map(({ seq }) => seq)).toEqual(["2", "3"]);
  expect(newestOfSites([])).toEqual([]);
});
