import { newRouter } from "@dure/domain/routing/router";
import { expect, test } from "vitest";
import { casesTo, newBookingGroup, newContentGroup, withChangedGroup, withGroup, withoutGroup } from "./groups";

const booking = newBookingGroup("g1", "상담", { linkId: "abcdefghij", attendees: ["kim"] });
const message = newContentGroup("text", "g2", "인사");
const draft = {
  ...[booking, message].reduce(withGroup, newRouter("custom", "문의", "d")),
  fields: [{ id: "f1", name: "size", type: "number" as const }],
  rules: [
    {
      from: "f1",
      cases: [
        { operator: "gt", value: 10, to: { type: "group" as const, value: "g1" } },
        { operator: "gt", value: 5, to: { type: "text" as const, value: "안녕하세요", id: "g2" } },
        { operator: "isEmpty", to: { type: "field" as const, value: "g2" } },
      ],
    },
  ],
};

test("a changed message is what conditions lead to", () => {
  const changed = { ...message, props: { ...message.props, value: "반가워요" } } as typeof message;
  const after = withChangedGroup(draft, changed);
  expect(after.groups[1]).toEqual(changed);
  expect(after.rules[0]?.cases.map(({ to }) => to.value)).toEqual(["g1", "반가워요", "g2"]);
});

test("a group goes with the conditions that lead to it, and with no others", () => {
  expect([casesTo(draft, "g1"), casesTo(draft, "g2"), casesTo(draft, "g3")]).toEqual([1, 1, 0]);
  const after = withoutGroup(draft, "g2");
  expect(after.groups).toEqual([booking]);
  expect(after.rules[0]?.cases.map(({ operator }) => operator)).toEqual(["gt", "isEmpty"]);
  expect(casesTo(after, "g2")).toBe(0);
});
