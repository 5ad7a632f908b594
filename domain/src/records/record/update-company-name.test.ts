import { expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { CrmRecord } from "./record";
import { updateFieldValue } from "./update-field-value";

const NOW = "2026-10-01T00:00:00.000Z";
const company = CrmRecord.parse({
  id: "c",
  kind: "company",
  name: "(주)누리식품",
  nice_id: "9901110000017",
  created_at: NOW,
  created_by: "me",
  updated_at: NOW,
  updated_by: "me",
});
const withName = (name: string) => updateFieldValue(company, "name", name, NO_FIELDS("company"), { id: "me" }, NOW);

test("a rename without the registry removes the corporation number, unless the name is the same", () => {
  expect(withName("누리푸드")).toMatchObject({ name: "누리푸드", nice_id: null });
  expect(withName("(주)누리식품")).toBe(company);
});
