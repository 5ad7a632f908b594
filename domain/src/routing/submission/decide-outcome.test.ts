import { describe, expect, test } from "vitest";
import type { RoutingGroup } from "../logic/serialized-logic";
import { newRouter, Router } from "../router/router";
import { decideOutcome } from "./decide-outcome";

const AT = "2026-03-01T00:00:00.000Z";
const ID = "3f2a1c9e-8d1b-4c5e-9a7f-0b1c2d3e4f5a";
const submitted = { id: ID, language: "ko" as const, compared: { size: "big" }, utm: { utm_source: "a&b" } };

/** Big companies get the group. */
const leadingTo = (group: Partial<RoutingGroup>, changes: object = {}) =>
  Router.parse({
    ...newRouter("custom", "폼", "d"),
    default: { id: "d", type: "text", value: "죄송해요", settings: { assignee_setting: { user_id: "fallback" } } },
    groups: [{ id: "g", value: "g", ...group }],
    fields: [{ id: "f", name: "size", type: "string" }],
    rules: [{ from: "f", cases: [{ operator: "is", value: "big", to: { type: "group", value: "g" } }] }],
    ...{ id: "abcdefghij", status: "active", created_by: "u", created_at: AT, updated_by: "u", updated_at: AT },
    ...changes,
  });
const booking = (props: object = {}) =>
  leadingTo({ type: "routeTo", props: { linkId: "klmnopqrst", ...props } } as never);

describe("an outcome", () => {
  test("leads to its booking page with the parameters that the page needs", () =>
    expect(decideOutcome(booking(), submitted, false)).toMatchObject({
      status: "submitted",
      group_id: "g",
      __private_properties: { triggered_as: "group" },
      outcome: {
        type: "routeTo",
        url: `/book/klmnopqrst?submission=${ID}&router=abcdefghij&utm_source=a%26b&lang=ko`,
      },
    }));

  test("without a meeting has the group's members as assignees, in their order", () => {
    const router = booking({ without_meeting: true, assignee_ids: ["b", "a"] });
    expect(decideOutcome(router, submitted, false)).toMatchObject({
      status: "assigned",
      outcome: { type: "text", value: "신청이 완료되었어요." },
      assignees: ["b", "a"],
    });
  });

  test("can be a redirection with a chosen assignee", () => {
    const props = { value: "https://dure.example/thanks", assignee_setting: { user_id: "kim" } };
    expect(decideOutcome(leadingTo({ type: "redirection", props } as never), submitted, false)).toMatchObject({
      status: "assigned",
      outcome: { type: "redirection", value: "https://dure.example/thanks" },
      assignees: ["kim"],
    });
  });

  test.each([
    ["no rule leads anywhere", { compared: { size: "small" } }, {}, false],
    ["the quota is used up", {}, {}, true],
    ["rules can't be read", {}, { rules: [{ from: "gone", cases: [] }] }, false],
  ])("is the disqualified one where %s", (_, more, changes, isOver) => {
    const router = leadingTo({ type: "text", props: { value: "감사해요" } } as never, changes);
    expect(decideOutcome(router, { ...submitted, ...more }, isOver)).toMatchObject({
      status: "disqualified",
      group_id: null,
      outofquota: isOver,
      __private_properties: { triggered_as: "form" },
      outcome: { type: "text", value: "죄송해요" },
      assignees: ["fallback"],
    });
  });
});
