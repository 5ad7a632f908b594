import type { Step } from "@dure/domain/email/automation/step";
import { expect, test } from "vitest";
import { END, layoutSteps, START } from "./layout-steps";

const leave = (id: string): Step => ({ id, type: "leave" });
const post = (id: string): Step => ({ id, type: "notify_slack", channel: "c", text: "t" });
const condition = (id: string, yes: Step[], no: Step[]): Step => ({
  ...{ id, type: "condition", filter: null, label: "", yes, no },
});
const linesOf = (steps: Step[]) =>
  layoutSteps(steps).edges.map(({ source, target, branch = "" }) => `${source} ${branch}> ${target}`);

test("an automation without steps leads from its start to its end", () =>
  expect(linesOf([])).toEqual([`${START} > ${END}`]));

test("both branches lead on to the step after the condition, an empty one from the condition itself", () =>
  expect(linesOf([condition("c", [post("y")], []), post("z")])).toEqual([
    "start > c",
    "c yes> y",
    "y > z",
    "c no> z",
    "z > end",
  ]));

test("two empty branches are one line", () =>
  expect(linesOf([condition("c", [], []), post("z")])).toEqual(["start > c", "c both> z", "z > end"]));

test("no line leads on from a step at which people leave", () =>
  expect(linesOf([condition("c", [leave("l")], []), post("z")])).not.toContain("l > z"));

test("no two steps stand at one place, and every step stands below the one before", () => {
  const inner = condition("i", [post("a"), post("b")], [post("d")]);
  const { places, edges } = layoutSteps([post("p"), condition("c", [inner, post("e")], [post("f")]), post("z")]);
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(places.length);
  const rowOf = new Map(places.map(({ id, row }) => [id, row]));
  for (const { source, target } of edges) expect(rowOf.get(target)).toBeGreaterThan(rowOf.get(source) ?? 0);
});
