import fc from "fast-check";
import { expect, test } from "vitest";
import { addStages, newPipeline, orderStages, removablePipeline, removeStage, renameStage } from "./change-pipeline";
import { MAX_PIPELINES, MAX_STAGES, PipelineTitle, STAGE_STATUSES, stagesOf } from "./pipeline";

const NOW = "2026-11-21T09:00:00.000Z";
const LATER = "2026-11-22T09:00:00.000Z";

const making = (now = NOW) => {
  let made = 0;
  return { newId: () => `id-${++made}`, now };
};
const group = (status: (typeof STAGE_STATUSES)[number], ...labels: string[]) => ({
  status,
  stages: labels.map((label) => ({ label })),
});
const sales = newPipeline(
  { title: "Sales", statuses: [group("SALES_SUCCESS", "Won"), group("BEFORE_SALES", "New", "Called")] },
  0,
  making(),
);
const labels = (pipeline: typeof sales) => stagesOf(pipeline).map(({ label }) => label);
const idOf = (label: string) => stagesOf(sales).find((stage) => stage.label === label)?.id ?? "";

test("a new deal type has all status groups, in their order", () => {
  expect(sales.statuses.map(({ status }) => status)).toEqual(STAGE_STATUSES);
  expect(labels(sales)).toEqual(["New", "Called", "Won"]);
});

test.each([
  ["no stage", [group("IN_SALES")], 0, "BAD_REQUEST"],
  ["the same label twice", [group("IN_SALES", "Talk"), group("SALES_FAILURE", " talk ")], 0, "CONFLICT"],
  ["too many stages", [group("IN_SALES", ...Array.from({ length: MAX_STAGES + 1 }, String))], 0, "NOT_ACCEPTABLE"],
  ["too many types", [group("IN_SALES", "Talk")], MAX_PIPELINES, "NOT_ACCEPTABLE"],
])("refuses %s", (_, statuses, existing, code) => {
  expect(() => newPipeline({ title: "Other", statuses }, existing, making())).toThrow(
    expect.objectContaining({ code }),
  );
});

test("added stages come last in their status group, with new ids", () => {
  const more = addStages(sales, [group("BEFORE_SALES", "Visited")], { newId: () => "new", now: LATER });
  expect(labels(more)).toEqual(["New", "Called", "Visited", "Won"]);
  expect(more.updated_at).toBe(LATER);
  expect(() => addStages(sales, [group("SALES_FAILURE", "NEW")], making())).toThrow(
    expect.objectContaining({ code: "CONFLICT" }),
  );
});

test("a stage keeps its place and id under another name", () => {
  expect(labels(renameStage(sales, idOf("New"), "Fresh", LATER))).toEqual(["Fresh", "Called", "Won"]);
  expect(labels(renameStage(sales, idOf("New"), "NEW", LATER))).toEqual(["NEW", "Called", "Won"]);
  expect(() => renameStage(sales, idOf("New"), "won", LATER)).toThrow(expect.objectContaining({ code: "CONFLICT" }));
  expect(() => renameStage(sales, "gone", "Any", LATER)).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
});

test("the last stage can't be removed", () => {
  const two = removeStage(sales, idOf("Won"), LATER);
  const one = removeStage(two, idOf("Called"), LATER);
  expect(labels(one)).toEqual(["New"]);
  expect(() => removeStage(one, idOf("New"), LATER)).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
});

test("the last deal type can't be deleted", () => {
  const other = { ...sales, id: "other" };
  expect(removablePipeline([sales, other], "other")).toBe(other);
  expect(() => removablePipeline([sales], sales.id)).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
  expect(() => removablePipeline([sales], "gone")).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
});

test("the stages of a status group can be in any order, and an incomplete order is refused", () => {
  const many = newPipeline({ title: "Many", statuses: [group("IN_SALES", "a", "b", "c", "d", "e")] }, 0, making());
  const ids = stagesOf(many).map(({ id }) => id);
  const whole = fc.shuffledSubarray(ids, { minLength: ids.length });
  fc.assert(
    fc.property(whole, (order) => {
      expect(stagesOf(orderStages(many, "IN_SALES", order, LATER)).map(({ id }) => id)).toEqual(order);
    }),
  );
  const other = fc.array(fc.constantFrom(...ids, "gone"), { maxLength: 7 });
  fc.assert(
    fc.property(other, (order) => {
      fc.pre(new Set(order).size !== ids.length || order.length !== ids.length || order.includes("gone"));
      expect(() => orderStages(many, "IN_SALES", order, LATER)).toThrow(expect.objectContaining({ code: "CONFLICT" }));
    }),
  );
});

test.each([
  ["Sales", true],
  ["  파트너 영업 ", true],
  ["", false],
  ["   ", false],
  ["My leads", false],
  ["LEAD", false],
  ["리드 관리", false],
  ["리드".normalize("NFD"), false],
  ["two\nlines", false],
  ["x".repeat(61), false],
])("%j is a deal type's name: %s", (title, ok) => {
  expect(PipelineTitle.safeParse(title).success).toBe(ok);
});
