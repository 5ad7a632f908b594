import type { FoundRecord } from "@dure/domain/records/record/quick-search";
import { foundRecord } from "@dure/domain/records/record/quick-search";
import { CrmRecord } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { expect, test } from "vitest";
import { searchOptions } from "./search-option";

const AT = {
  created_at: "2026-01-01T00:00:00.000Z",
  created_by: "u",
  updated_at: "2026-01-01T00:00:00.000Z",
  updated_by: "u",
};
const found = (id: string, kind: "lead" | "company", named = "두레 & 나무"): FoundRecord => {
  const record = CrmRecord.parse({ id, kind, ...AT, [kind === "lead" ? "deal_name" : "name"]: named });
  return foundRecord(viewOf(record, { records: new Map(), pipelines: new Map() }), "ko");
};

test("the options are the records, and a link to the whole list if there are more", () => {
  const groups = [
    { entity: "lead" as const, records: [found("a", "lead"), found("b", "lead")], total: 7 },
    { entity: "company" as const, records: [found("c", "company")], total: 1 },
  ];
  expect(searchOptions(groups, "두레 & 나무")).toEqual([
    { id: "a", to: "/leads/a" },
    { id: "b", to: "/leads/b" },
    { id: "all-lead", to: "/leads?q=%EB%91%90%EB%A0%88+%26+%EB%82%98%EB%AC%B4" },
    { id: "c", to: "/companies/c" },
  ]);
});

test("a list that would not find the same records is not offered", () => {
  const group = { entity: "lead" as const, records: [found("a", "lead"), found("b", "lead", "다른 이름")], total: 7 };
  expect(searchOptions([group], "나무").map(({ id }) => id)).toEqual(["a", "b"]);
  expect(searchOptions([{ ...group, records: [found("a", "lead")] }], "ㄴㅁ").map(({ id }) => id)).toEqual([
    "a",
    "all-lead",
  ]);
});
