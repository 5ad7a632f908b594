import { expect, test } from "vitest";
import { StoredUser } from "./user";

const user = {
  user_id: "kim",
  email: "kim@dure.example",
  display_name: "김하늘",
  user_slug: "kim",
  created_at: "2026-11-23T00:00:00.000Z",
  updated_at: "2026-11-23T00:00:00.000Z",
};

test("a phone number that was stored as typed is read as dial code and national number", () => {
  expect(StoredUser.parse({ ...user, phone: "82-010-1234-5678" })).toMatchObject({
    dial_code: "+82",
    phone: "1012345678",
  });
  expect(StoredUser.parse({ ...user, dial_code: "+1" })).toMatchObject({ dial_code: "+1", phone: "" });
});
