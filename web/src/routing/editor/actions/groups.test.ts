import { changed, newHistory, undone } from "@dure/domain/routing/graph/history";
import { logicToGraph } from "@dure/domain/routing/graph/logic-to-graph";
import { checkRoute } from "@dure/domain/routing/router/check-route";
import { newRouter } from "@dure/domain/routing/router/router";
import { expect, test } from "vitest";
import { newId, partsOf, withEdits, withParts } from "../route/route-parts";
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

test("conditions get a group's changed message", () => {
  const changed = { ...message, props: { ...message.props, value: "반가워요" } } as typeof message;
  const after = withChangedGroup(draft, changed);
  expect(after.groups[1]).toEqual(changed);
  expect(after.rules[0]?.cases.map(({ to }) => to.value)).toEqual(["g1", "반가워요", "g2"]);
});

test("a group is removed with the conditions that lead to it, and no others", () => {
  expect([casesTo(draft, "g1"), casesTo(draft, "g2"), casesTo(draft, "g3")]).toEqual([1, 1, 0]);
  const after = withoutGroup(draft, "g2");
  expect(after.groups).toEqual([booking]);
  expect(after.rules[0]?.cases.map(({ operator }) => operator)).toEqual(["gt", "isEmpty"]);
  expect(casesTo(after, "g2")).toBe(0);
});

test("an entry that led to a removed group is unconnected, which is drawn, reported and undoable", () => {
  const grouped = withGroup(newRouter("custom", "문의", "d"), message);
  const direct = withEdits(grouped, [{ type: "connect", from: "entry", next: { type: "text", id: "g2" } }]);
  const after = withoutGroup(direct, "g2");
  expect(casesTo(direct, "g2")).toBe(0);
  expect(after.rules).toMatchObject([{ cases: [{ operator: "nullAssert", to: { type: "field", value: "" } }] }]);
  expect(logicToGraph(after, newId)).toMatchObject({ entry: { next: null }, nodes: [], result: { groups: [] } });
  expect(checkRoute(after)).toMatchObject([{ target: "entry" }]);

  const steps = undone(changed(newHistory(partsOf(direct)), partsOf(after)));
  expect(withParts(after, steps.present)).toEqual(direct);
});
