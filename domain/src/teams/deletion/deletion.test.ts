import { describe, expect, test } from "vitest";
import { Team } from "../../shared/caller/team";
import { afterPurge, cancelDeletion, requestDeletion, startDeletion } from "./deletion";

const NOW = "2027-03-15T09:00:00.000Z";
const DUE = "2027-03-29T09:00:00.000Z";
const team = Team.parse({
  ...{ team_id: "t", state: "active", display_name: "두레상사", team_slug: "dure", domain: "dure.example" },
  ...{ created_at: NOW, updated_at: NOW },
});
const asked = { name: "두레상사", by: "u1", now: NOW };

describe("a deletion", () => {
  test("is due after fourteen days, and can be taken back until then", () => {
    const waiting = requestDeletion(team, asked);
    expect(waiting.deletion).toEqual({ requested_by: "u1", requested_at: NOW, due_at: DUE });
    expect(cancelDeletion(waiting, NOW).deletion).toBeNull();
    expect(() => cancelDeletion({ ...waiting, state: "disabled" }, NOW)).toThrow();
    expect(() => cancelDeletion(team, NOW)).toThrow();
  });

  test("needs the team's name, and is scheduled once", () => {
    expect(() => requestDeletion(team, { ...asked, name: "두레" })).toThrow();
    expect(() => requestDeletion(requestDeletion(team, asked), asked)).toThrow();
  });

  test("starts when it is due, not before", () => {
    const waiting = requestDeletion(team, asked);
    expect(startDeletion(team, null, DUE)).toBeUndefined();
    expect(startDeletion(waiting, null, "2027-03-29T08:59:59.999Z")).toBeUndefined();
    expect(startDeletion(waiting, "cus_1", DUE)).toMatchObject({
      team_slug: "dure",
      requested_by: "u1",
      customer_id: "cus_1",
      purge_at: DUE,
      purges: 0,
    });
  });

  test("purges the data at once and again a day later", () => {
    const entry = startDeletion(requestDeletion(team, asked), null, DUE);
    if (!entry) throw new Error("It is due.");
    const first = afterPurge(entry, DUE);
    expect(first).toMatchObject({ purges: 1, purge_at: "2027-03-30T09:00:00.000Z" });
    expect(afterPurge(first, "2027-03-30T09:00:00.000Z")).toMatchObject({ purges: 2, purge_at: null });
  });
});
