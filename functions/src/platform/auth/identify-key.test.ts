import { Team } from "@dure/domain/shared/caller/team";
import { describe, expect, test } from "vitest";
import { admitKey, identifyKey, type KnownKey, keyIn } from "./identify-key";

const NOW = "2026-03-02T09:00:00.000Z";

const team = Team.parse({
  team_id: "hanbit",
  state: "active",
  display_name: "한빛",
  team_slug: "hanbit",
  domain: "hanbit.example",
  created_at: NOW,
  updated_at: NOW,
});

const key = (values: Partial<KnownKey> = {}): KnownKey => ({
  id: "key_abc123def456",
  name: "n8n",
  role: "member",
  scopes: ["records:read"],
  callsPerMinute: 600,
  teamId: "hanbit",
  team,
  flags: {},
  ...values,
});

describe("an API key", () => {
  test("is recognized by its prefix", () => {
    expect(keyIn("Bearer dure_live_x")).toBe("dure_live_x");
    for (const other of [undefined, "", "dure_live_x", "Basic dure_live_x", "Bearer eyJhbGciOi"])
      expect(keyIn(other)).toBeUndefined();
  });

  test("acts as the team under its own name, and not as a user", () => {
    expect(identifyKey(key(), { access: "member", scope: "records:read" })).toEqual({
      teamId: "hanbit",
      actor: { id: "key_abc123def456", role: "member", name: "API key n8n", type: "api_key" },
      caller: { team, user: undefined, flags: {}, emailVerified: false, session: undefined },
    });
  });

  test("is refused by endpoints without keys, without the scope, and by admin endpoints for a member's key", () => {
    const scopes = { scopes: ["records:write"] as const };
    expect(() => identifyKey(key(), { access: "member" })).toThrow("API keys can't do this");
    expect(() => identifyKey(key(), { access: "member", scope: "records:write" })).toThrow("records:write");
    expect(() => identifyKey(key(scopes), { access: "admin", scope: "records:write" })).toThrow("Only an admin");
    const admin = identifyKey(key({ ...scopes, role: "admin" }), { access: "admin", scope: "records:write" });
    expect(admin.actor.role).toBe("admin");
  });

  test("needs the MCP server's scope when it calls for a tool, and names the tool", () => {
    const asked = { access: "member", scope: "records:write", tool: "create_record" } as const;
    expect(() => identifyKey(key({ scopes: ["records:write"] }), asked)).toThrow("mcp:write");
    expect(identifyKey(key({ scopes: ["mcp:write"] }), asked).actor).toMatchObject({ tool: "create_record" });
  });

  test("is limited per minute, and shows the number of remaining calls", async () => {
    const told: number[] = [];
    const noReply = () => undefined;
    const reply = {
      setCookie: noReply,
      setRetryAfter: noReply,
      setRateLimit: ({ remaining }: { remaining: number }) => told.push(remaining),
    };
    const admit = () =>
      admitKey("dure_live_x", async () => key({ id: "key_limited", callsPerMinute: 2 }), {
        address: "",
        now: NOW,
        reply,
      });
    await admit();
    await admit();
    await expect(admit()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", details: { retry_after_seconds: 60 } });
    expect(told).toEqual([1, 0, 0]);
  });

  test("is refused from an address outside the team's list, and of a disabled team", async () => {
    const call = {
      address: "198.51.100.1",
      now: NOW,
      reply: { setCookie() {}, setRetryAfter() {}, setRateLimit() {} },
    };
    const admit = (values: Partial<Team>) =>
      admitKey("dure_live_x", async () => key({ team: { ...team, ...values } }), call);
    await expect(admit({ allowed_ips: ["203.0.113.7"] })).rejects.toMatchObject({ code: "IP_FORBIDDEN" });
    await expect(admit({ state: "disabled" })).rejects.toMatchObject({ code: "TEAM_DISABLED" });
    await expect(admit({ allowed_ips: ["198.51.100.1"] })).resolves.toBeDefined();
  });
});
