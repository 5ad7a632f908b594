import { describe, expect, test } from "vitest";
import {
  type ApiKey,
  assertKey,
  assertRoomForKey,
  CreateApiKey,
  keyStateAt,
  MAX_API_KEYS,
  makeApiKey,
  rotateApiKey,
  shouldRecordUse,
  viewApiKey,
} from "./api-key";

const NOW = "2026-03-02T09:00:00.000Z";
const at = (days: number, hours = 0) => new Date(Date.parse(NOW) + days * 86_400_000 + hours * 3_600_000).toISOString();

const made = (values: Partial<CreateApiKey> = {}): ApiKey =>
  makeApiKey(CreateApiKey.parse({ name: "n8n", scopes: ["records:read"], ...values }), {
    id: "abc123def456",
    hash: "first",
    creator: "mina",
    now: NOW,
  });

describe("a new key", () => {
  test("has the member role and no expiry by default, and each scope once", () => {
    expect(made({ scopes: ["records:read", "records:read"] })).toMatchObject({
      role: "MEMBER",
      expires_at: null,
      scopes: ["records:read"],
      calls_per_minute: 600,
    });
  });

  test("ends in the future, within a year", () => {
    expect(made({ expires_at: at(365) }).expires_at).toBe(at(365));
    for (const expires_at of [NOW, at(-1), at(400)]) expect(() => made({ expires_at })).toThrow("within a year");
  });

  test("is refused when the team has too many", () => {
    expect(() => assertRoomForKey(MAX_API_KEYS - 1)).not.toThrow();
    expect(() => assertRoomForKey(MAX_API_KEYS)).toThrow("50 API keys");
  });

  test("needs a name and a scope", () => {
    expect(CreateApiKey.safeParse({ name: " ", scopes: ["records:read"] }).success).toBe(false);
    expect(CreateApiKey.safeParse({ name: "n8n", scopes: [] }).success).toBe(false);
    expect(CreateApiKey.safeParse({ name: "n8n", scopes: ["all:write"] }).success).toBe(false);
  });
});

describe("a key is valid", () => {
  test("until its expiry", () => {
    const key = made({ expires_at: at(1) });
    expect(keyStateAt(key, false, at(0, 23))).toBe("open");
    expect(keyStateAt(key, false, at(1))).toBe("expired");
    expect(keyStateAt(made(), false, at(10_000))).toBe("open");
  });

  test("until it is revoked, as is the key that it replaced", () => {
    const key = { ...rotateApiKey(made(), "second", 24, NOW), revoked_at: NOW };
    expect([keyStateAt(key, false, NOW), keyStateAt(key, true, NOW)]).toEqual(["revoked", "revoked"]);
    expect(() => assertKey(key)).toThrow("does not exist");
  });
});

describe("the rotation of a key", () => {
  test("keeps the old key valid for the overlap", () => {
    const key = rotateApiKey(made(), "second", 2, NOW);
    expect(key).toMatchObject({ hash: "second", previous: { hash: "first", valid_until: at(0, 2) } });
    expect(keyStateAt(key, true, at(0, 1))).toBe("open");
    expect(keyStateAt(key, true, at(0, 2))).toBe("replaced");
    expect(keyStateAt(key, false, at(0, 2))).toBe("open");
  });

  test("ends the old key at once without an overlap", () => {
    const key = rotateApiKey(made(), "second", 0, NOW);
    expect(key.previous).toBeNull();
    expect(keyStateAt(key, true, NOW)).toBe("replaced");
  });

  test("gives the new key the old one's lifetime, and never extends the old key", () => {
    const key = rotateApiKey(made({ expires_at: at(30) }), "second", 24, at(29, 12));
    expect(key).toMatchObject({ expires_at: at(59, 12), previous: { valid_until: at(30) } });
  });
});

test("the last use of a key is stored at most once a minute", () => {
  expect(shouldRecordUse(made(), NOW)).toBe(true);
  const used = { ...made(), last_used_at: NOW };
  expect(shouldRecordUse(used, "2026-03-02T09:00:59.999Z")).toBe(false);
  expect(shouldRecordUse(used, "2026-03-02T09:01:00.000Z")).toBe(true);
});

test("an admin sees no hash of a key, and the key itself only when it is created", () => {
  const rotated = rotateApiKey(made(), "second", 1, NOW);
  const view = viewApiKey(rotated, NOW);
  expect(view).toMatchObject({ key: "dure_live_abc123def456_••••", previous_valid_until: at(0, 1) });
  expect(JSON.stringify(view)).not.toMatch(/first|second/);
  expect(viewApiKey(rotated, at(1)).previous_valid_until).toBeNull();
  expect(viewApiKey(rotated, NOW, "whole").key).toBe("whole");
});
