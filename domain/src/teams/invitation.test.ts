import { expect, test } from "vitest";
import { AppError } from "../shared/error";
import { assertSameDomain, readCode, withAccount } from "./invitation";
import { Invitation } from "./team";

const at = "2026-11-21T00:00:00.000Z";
const invitation = Invitation.parse({
  invitation_code: "ABCDEFGHJK",
  email: "a@dure.kr",
  state: "waiting",
  invited_by: "u1",
  created_at: at,
  sent_at: at,
});

test("only addresses of the team's own domain can be invited", () => {
  expect(() => assertSameDomain(["a@dure.kr", "b@dure.kr"], "dure.kr")).not.toThrow();
  const others = ["a@dure.kr", "b@sub.dure.kr", "c@notdure.kr"];
  const refusal = new AppError("NOT_ACCEPTABLE", { ko: "", en: "" });
  expect(() => assertSameDomain(others, "dure.kr")).toThrow(expect.objectContaining({ code: refusal.code }));
});

test("an invitation to an existing account has the state of signing up", () => {
  expect(withAccount(invitation, new Set(["a@dure.kr"])).state).toBe("signing_up");
  expect(withAccount(invitation, new Set(["b@dure.kr"])).state).toBe("waiting");
  expect(withAccount({ ...invitation, state: "joined" }, new Set(["a@dure.kr"])).state).toBe("joined");
});

test("a code is read in any letter case", () => expect(readCode("abCD23")).toBe("ABCD23"));
