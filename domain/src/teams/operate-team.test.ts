import { describe, expect, test } from "vitest";
import { Team } from "../shared/caller/team";
import { extendTrial, withTeamEnabled } from "./operate-team";

const NOW = "2026-03-10T00:00:00.000Z";
const team = (values: Partial<Team> = {}) =>
  Team.parse({
    team_id: "t",
    state: "active",
    display_name: "한빛",
    team_slug: "hanbit",
    domain: "hanbit.example",
    created_at: NOW,
    updated_at: NOW,
    ...values,
  });

test("a disabled team is restored to its previous state", () => {
  expect(withTeamEnabled(team(), false, NOW).state).toBe("disabled");
  expect(withTeamEnabled(team({ state: "disabled" }), true, NOW).state).toBe("active");
  expect(withTeamEnabled(team({ state: "disabled", team_slug: null }), true, NOW).state).toBe("provisional");
});

describe("a trial is extended", () => {
  test.each([
    ["from its end while it runs", "2026-03-12T00:00:00.000Z", "FREE_TRIAL", "2026-03-19T00:00:00.000Z"],
    ["from now when it is over", "2026-03-01T00:00:00.000Z", "FREE_TRIAL", "2026-03-17T00:00:00.000Z"],
    ["from now after the schedule has ended it", "2026-03-01T00:00:00.000Z", "FREE", "2026-03-17T00:00:00.000Z"],
    ["from now when there was none", null, "FREE", "2026-03-17T00:00:00.000Z"],
  ] as const)("%s", (_when, plan_end_date, plan, expected) => {
    const extended = extendTrial(team({ plan, plan_end_date }), 7, NOW);
    expect(extended).toMatchObject({
      plan: "FREE_TRIAL",
      plan_end_date: expected,
      has_experienced_non_free_plan: true,
    });
  });

  test("but never for a team that pays", () =>
    expect(() => extendTrial(team({ plan: "PRO" }), 7, NOW)).toThrow(expect.objectContaining({ code: "CONFLICT" })));
});
