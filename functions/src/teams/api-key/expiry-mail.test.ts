import { Team } from "@dure/domain/shared/caller/team";
import { ApiKey } from "@dure/domain/teams/api-key";
import { expect, test } from "vitest";
import { expiryMail } from "./expiry-mail";

const team = Team.parse({
  team_id: "t",
  state: "active",
  display_name: "Acme",
  team_slug: null,
  domain: "acme.example",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  timezone: "America/New_York",
});

const keyUntil = (expires_at: string) =>
  ApiKey.parse({
    ...{ id: "k", name: "n8n", role: "MEMBER", scopes: [], hash: "h", created_by: "u", expires_at },
    ...{ created_at: "2026-01-01T00:00:00.000Z", rotated_at: "2026-01-01T00:00:00.000Z" },
  });

test.each([
  ["2026-11-01T05:30:00.000Z", "Sunday, November 1, 2026 at 1:30 AM EDT"],
  ["2026-11-01T06:30:00.000Z", "Sunday, November 1, 2026 at 1:30 AM EST"],
  ["2026-11-02T06:30:00.000Z", "Monday, November 2, 2026 at 1:30 AM."],
])("a key's expiry at %s is written as %s", (expires_at, written) => {
  expect(expiryMail(keyUntil(expires_at), team, "admin@acme.example", "en").text).toContain(`expires on ${written}`);
});
