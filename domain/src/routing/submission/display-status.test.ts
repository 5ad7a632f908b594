import { expect, test } from "vitest";
import { CHURN_AFTER_MS } from "../../forms/submission/is-churned";
import { displayStatus } from "./display-status";
import { RAW_STATUSES } from "./submission";

const AT = Date.parse("2026-11-21T01:00:00.000Z");
const group = { triggered_as: "group" } as const;
const row = { status: "submitted", submittedAt: new Date(AT).toISOString(), __private_properties: group } as const;

test.each([
  ["submitted", "scheduling", "churned"],
  ["requested", "scheduling", "scheduling"],
  ["confirmed", "assigned", "assigned"],
  ["assigned", "assigned", "assigned"],
  ["cancelled", "cancelled", "cancelled"],
  ["disqualified", "disqualified", "disqualified"],
] as const)("%s is shown as %s, and as %s two minutes later", (status, soon, late) => {
  const show = (now: number) => displayStatus({ ...row, status }, { hasGroups: true, now });
  expect([show(AT), show(AT + CHURN_AFTER_MS - 1), show(AT + CHURN_AFTER_MS)]).toEqual([soon, soon, late]);
});

test("a visitor whom the form itself disqualified stays disqualified", () => {
  for (const status of RAW_STATUSES) {
    const disqualified = { ...row, status, __private_properties: { triggered_as: "form" } } as const;
    expect(displayStatus(disqualified, { hasGroups: true, now: AT })).toBe("disqualified");
  }
});

test("a visitor of a router without groups is disqualified", () => {
  expect(displayStatus(row, { hasGroups: false, now: AT })).toBe("disqualified");
});
