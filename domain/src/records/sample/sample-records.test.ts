import { expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { defaultPipeline, stagesOf } from "../pipeline/pipeline";
import { entityOf } from "../record/entity";
import { sampleRecords } from "./sample-records";

const NOW = "2027-03-01T03:00:00.000Z";

function samples(locale: "ko" | "en") {
  let count = 0;
  return sampleRecords({
    ...{ locale, userId: "minjun", now: NOW, nextId: () => `id-${count++}` },
    pipeline: defaultPipeline(locale, NOW),
    fields: { lead: NO_FIELDS("lead"), company: NO_FIELDS("company"), contact: NO_FIELDS("contact") },
  });
}

test.each(["ko", "en"] as const)("each %s sample lead and deal has a sample company, contact and owner", (locale) => {
  const records = samples(locale);
  const idsOf = (kind: string) => records.filter((record) => record.kind === kind).map(({ id }) => id);
  for (const record of records.filter(({ kind }) => kind === "lead")) {
    expect(idsOf("company")).toContain(record.company_id);
    expect(idsOf("contact")).toContain(record.contact_id);
    expect(record.assignee).toBe("minjun");
    expect(record.email).toMatch(/\.example$/);
  }
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test("the sample deals are at stages of every status, with no time in the future", () => {
  const deals = samples("ko").filter((record) => entityOf(record) === "deal");
  const stages = stagesOf(defaultPipeline("ko", NOW));
  const statuses = deals.map(({ stage_id }) => stages.find(({ id }) => id === stage_id)?.status);
  expect(new Set(statuses)).toEqual(new Set(["BEFORE_SALES", "IN_SALES", "SALES_SUCCESS", "SALES_FAILURE"]));
  expect(deals.every(({ created_at, stage_entered_at }) => created_at <= NOW && stage_entered_at === created_at)).toBe(
    true,
  );
});
