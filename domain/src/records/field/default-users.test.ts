import { expect, test } from "vitest";
import { CustomField, NO_FIELDS } from "./custom-field";
import { defaultUsers, withoutDefaultUsers } from "./default-users";

const NOW = "2026-11-21T09:00:00.000Z";
const field = (place: number, type: "user" | "text", default_value: string, archived_at: string | null = null) =>
  CustomField.parse({
    id: `cf_${String(place).padStart(16, "0")}`,
    kind: "lead",
    type,
    label: `Field ${place}`,
    order: place,
    default_value,
    version: 1,
    archived_at,
    created_at: NOW,
    created_by: "u",
    updated_at: NOW,
    updated_by: "u",
  });
const fields = {
  ...NO_FIELDS("lead"),
  custom: [field(1, "user", "gone"), field(2, "user", "here"), field(3, "text", "gone"), field(4, "user", "old", NOW)],
  standard: [
    { kind: "lead" as const, field_id: "assignee", default_value: "gone", version: 1 },
    { kind: "lead" as const, field_id: "incoming_source", default_value: "gone", version: 1 },
  ],
};

test("default users are collected from active user fields, each once", () => {
  expect(defaultUsers(fields)).toEqual(["gone", "here"]);
  expect(defaultUsers(NO_FIELDS("lead"))).toEqual([]);
});

test("a user who has left is removed from the defaults of user fields only", () => {
  const { custom, standard } = withoutDefaultUsers(fields, new Set(["gone"]));
  expect(custom.map(({ default_value }) => default_value)).toEqual([undefined, "here", "gone", "old"]);
  expect(standard.map(({ default_value }) => default_value)).toEqual([undefined, "gone"]);
  expect(withoutDefaultUsers(fields, new Set())).toBe(fields);
});
