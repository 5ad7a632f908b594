import { Team } from "@dure/domain/shared/caller/team";
import { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import { expect, test } from "vitest";
import { systemContext } from "../../platform/context";
import { blurAuditEntry } from "./blur-audit-entry";

const NOW = "2027-03-15T09:00:00.000Z";
const lead = { id: "l", kind: "lead", deal_name: "잠긴 이름", email: "locked@customer.example", created_by: "router" };

const entry = (type: string, after: object) =>
  StoredAuditEntry.parse({
    ...{ id: "e", type, subject_id: "l", at: NOW, actor: { id: "u", name: "민아", role: "member" } },
    change: JSON.stringify({ before: null, after }),
  });

function as(plan: Team["plan"]) {
  const team = Team.parse({
    ...{ team_id: "t", state: "active", display_name: "두레", team_slug: "dure", domain: "dure.example" },
    ...{ plan, created_at: NOW, updated_at: NOW },
  });
  const caller = { team, user: undefined, flags: {}, emailVerified: true, session: undefined };
  return blurAuditEntry({ ...systemContext("t", "test"), now: NOW, caller });
}

test("a Free team's log hides what came through routers, and a Pro team's log shows it", () => {
  const entries = [
    entry("lead.created", lead),
    entry("submission.created", { id: "l", email: "locked@customer.example" }),
  ];
  expect(JSON.stringify(entries.map(as("FREE")))).not.toMatch(/잠긴 이름|locked@customer/);
  expect(entries.map(as("PRO"))).toEqual(entries);
  const own = entry("lead.created", { ...lead, created_by: "u" });
  expect(as("FREE")(own)).toEqual(own);
});
