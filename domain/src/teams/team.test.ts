import { describe, expect, test } from "vitest";
import { Team } from "../shared/caller/team";
import {
  changeTeam,
  isHostLabel,
  isReservedSlug,
  nameTeam,
  planAt,
  planDaysLeft,
  startTrial,
  UpdateTeam,
  viewTeam,
} from "./team";

const now = "2026-11-21T00:00:00.000Z";
const team = Team.parse({
  team_id: "t1",
  state: "provisional",
  display_name: "",
  team_slug: null,
  domain: "dure.kr",
  created_at: now,
  updated_at: now,
});

describe("the plan", () => {
  const trial = { plan: "FREE_TRIAL", plan_end_date: "2026-12-05T00:00:00.000Z" } as const;

  test.each([
    ["2026-11-21T00:00:00.000Z", "FREE_TRIAL", 14],
    ["2026-12-04T23:59:59.999Z", "FREE_TRIAL", 1],
    ["2026-12-05T00:00:00.000Z", "FREE", 0],
    ["2027-01-01T00:00:00.000Z", "FREE", 0],
  ])("at %s a trial is %s with %i days left", (at, plan, days) => {
    expect([planAt(trial, at), planDaysLeft(trial, at)]).toEqual([plan, days]);
  });

  test("of a free team has no end date", () => expect(planDaysLeft({ plan_end_date: null }, now)).toBeNull());
});

const KOREA = { currency: "KRW", timezone: "Asia/Seoul" } as const;

test.each([
  ["(주)두레", true],
  ["㈜두레", true],
  ["AT&T", true],
  ["Dure, Inc.", true],
  ["에스케이·하이닉스", true],
  ["<b>Dure</b>", false],
  ["https://evil.example", false],
  ["Dure\nBcc", false],
  ["", false],
])("a team may be called %j: %s", (name, allowed) =>
  expect(UpdateTeam.safeParse({ display_name: name, name }).success).toBe(allowed),
);

describe("naming a team", () => {
  const body = { teamSlug: "dure", displayName: "두레", company_url: "", estimated_sheet_size: "1" } as const;

  test("uses the team's name as the company's name", () => {
    expect(nameTeam(team, body, KOREA, now)).toMatchObject({
      state: "active",
      team_slug: "dure",
      company_name: "두레",
    });
  });

  test("does not change other properties", () => {
    const named = { ...nameTeam(team, body, KOREA, now), address: "서울" };
    const changed = changeTeam(named, { name: "주식회사 두레", address: undefined }, now);
    expect(changed).toMatchObject({ company_name: "주식회사 두레", address: "서울", display_name: "두레" });
  });

  test("keeps the answers from the sign-up until they are changed", () => {
    const named = { ...nameTeam(team, body, KOREA, now), company_url: "dure.kr" };
    const change = (changes: object) => changeTeam(named, UpdateTeam.parse(changes), now);
    expect(change({ address: "서울" })).toMatchObject({ company_url: "dure.kr", estimated_sheet_size: "1" });
    const answers = { company_url: "https://dure.example", estimated_sheet_size: "11-50" };
    expect(change(answers)).toMatchObject(answers);
    expect(change({ company_url: "" })).toMatchObject({ company_url: "" });
  });
});

test("a person who has not joined sees no address and no phone number", () => {
  const known = { ...team, address: "서울", phone_number: "02", company_url: "dure.kr" };
  expect(viewTeam(known, false, 3, now)).toMatchObject({
    address: "",
    phone_number: "",
    company_url: "",
    memberCounts: 3,
  });
  expect(viewTeam(known, true, 3, now)).toMatchObject({ address: "서울", can_use_free_trial: true });
});

test("some sub-domains are reserved for the product", () => {
  expect(["app", "www", "mcp", "dure"].map(isReservedSlug)).toEqual([true, true, true, false]);
});

test.each([
  ["dure", true],
  ["a-1", true],
  ["ab", false],
  ["-dure", false],
  ["dure-", false],
  ["du_re", false],
  ["xn--p1ai", false],
])("whether %s can be a sub-domain: %s", (slug, expected) => expect(isHostLabel(slug)).toBe(expected));

test("the trial lasts 14 days and can be taken once", () => {
  const started = startTrial(team, now);
  expect(started).toMatchObject({ plan: "FREE_TRIAL", plan_end_date: "2026-12-05T00:00:00.000Z" });
  expect(() => startTrial(started, now)).toThrow(expect.objectContaining({ code: "CONFLICT" }));
  expect(() => startTrial({ ...started, plan: "FREE" }, "2027-01-01T00:00:00.000Z")).toThrow("used once");
});
