import { expect, test } from "vitest";
import { newestOfSites } from "./national-pension";

const row = (seq: string, dataCrtYm: string, wkplJnngStcd = "1") => ({
  seq,
  dataCrtYm,
  wkplJnngStcd,
  wkplNm: "누리식품",
  wkplRoadNmDtlAddr: "서울",
});

test("a workplace counts once, with its newest month, unless it has left", () => {
  const rows = [row("1", "202608"), row("2", "202609"), row("3", "202609"), row("4", "202609", "2")];
  expect(newestOfSites(rows).map(({ seq }) => seq)).toEqual(["2", "3"]);
  expect(newestOfSites([])).toEqual([]);
});
