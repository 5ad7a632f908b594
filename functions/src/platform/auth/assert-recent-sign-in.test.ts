import { expect, test } from "vitest";
import { type Context, systemContext } from "../context";
import { assertRecentSignIn } from "./assert-recent-sign-in";

const NOW = "2026-05-01T10:00:00.000Z";
const signedIn = (signedInAt: string): Context => ({
  ...systemContext("t", "test"),
  now: NOW,
  caller: {
    team: { team_id: "t" } as never,
    user: undefined,
    flags: {} as never,
    emailVerified: true,
    session: { id: "s", provider: "password", isStrong: false, signedInAtMs: Date.parse(signedInAt) },
  },
});

test("who signed in less than five minutes ago is known well enough", () => {
  expect(() => assertRecentSignIn(signedIn("2026-05-01T09:55:01.000Z"))).not.toThrow();
  expect(() => assertRecentSignIn(signedIn("2026-05-01T09:55:00.000Z"))).toThrow(
    expect.objectContaining({ code: "LOGIN_TOO_OLD" }),
  );
});
