import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readCorpCodes } from "./read-corp-codes";

const entry = (code: string, name: string) =>
  `<list>\n<corp_code>${code}</corp_code>\n<corp_name>${name}</corp_name>\n<stock_code> </stock_code>\n</list>`;

test("the list of companies is read from its ZIP, with all codes of companies of the same name", () => {
  const xml = `<?xml version="1.0"?><result>${entry("00000001", "(주)누리 식품")}${entry("00000002", "누리식품")}${entry("00000003", "R&amp;D")}</result>`;
  const codes = readCorpCodes(zipSync({ "CORPCODE.xml": strToU8(xml) }));
  expect(codes.get("누리식품")).toEqual(["00000001", "00000002"]);
  expect(codes.get("r&d")).toEqual(["00000003"]);
});

test("a refusal, which is not a ZIP, throws its status", () => {
  expect(() => readCorpCodes(strToU8("<result><status>020</status></result>"))).toThrow("020");
});
