import { expect, test } from "vitest";
import { removeStage } from "../../records/pipeline/change-pipeline";
import { defaultPipeline } from "../../records/pipeline/pipeline";
import { followDealType } from "./follow-deal-type";
import { RouterBody } from "./router";
import { makeRouter } from "./save-router";

const [MADE, NOW] = ["2026-11-20T09:00:00.000Z", "2026-11-21T09:00:00.000Z"];
const before = defaultPipeline("en", MADE);
const after = removeStage(before, "default-new", NOW);

const into = (record_type_id: string | null, stage_id: string | null = null) => ({
  form_submissions_mapping: { record_type_id, stage_id },
});
const router = makeRouter(
  "abcdefghij",
  RouterBody.parse({
    title: "Demo",
    groups: [
      { id: "a", value: "a", type: "routeTo", props: { linkId: "bookingabc", ...into("default", "default-new") } },
      { id: "b", value: "b", type: "text", props: { value: "Thanks", ...into("default", "default-won") } },
      { id: "c", value: "c", type: "redirection", props: { value: "https://example.com", ...into("other", "x") } },
    ],
    fields: [],
    rules: [],
    default: { id: "d", type: "text", value: "Sorry", settings: into("default") },
  }),
  "maker",
  MADE,
);
const mapped = ({ groups, default: disqualified }: typeof router) =>
  [...groups.map(({ props }) => props), disqualified.settings].map(({ form_submissions_mapping: mapping }) => mapping);

test("outcomes make leads once their deal type is deleted, and those of other types don't change", () => {
  const changed = followDealType(router, { before, after: null }, NOW);
  const lead = { record_type_id: null, stage_id: null };
  expect(mapped(changed)).toEqual([lead, lead, { record_type_id: "other", stage_id: "x" }, lead]);
  expect(changed).toMatchObject({ updated_at: NOW, updated_by: "maker", created_at: MADE });
});

test("an outcome makes deals at the first stage once its own is deleted", () => {
  expect(mapped(followDealType(router, { before, after }, NOW))).toEqual([
    { record_type_id: "default", stage_id: null },
    { record_type_id: "default", stage_id: "default-won" },
    { record_type_id: "other", stage_id: "x" },
    { record_type_id: "default", stage_id: null },
  ]);
});

test("a router is not changed by other deal types", () => {
  expect(followDealType(router, { before: { ...before, id: "third" }, after: null }, NOW)).toBe(router);
  expect(followDealType(router, { before, after: before }, NOW)).toBe(router);
  const once = followDealType(router, { before, after: null }, NOW);
  expect(followDealType(once, { before, after: null }, NOW)).toBe(once);
});
