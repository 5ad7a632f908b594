import { expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { catalogOf } from "../filter/filter-field";
import type { ListingContext } from "../filter/listed-field";
import { PIPELINE, SETS } from "../import/import-fixture";
import { newRecord } from "../record/new-record";
import type { CrmRecord } from "../record/record";
import { viewOf } from "../record/record-view";
import { csvCell } from "./csv-cell";
import { exportColumns } from "./export-columns";
import { createWallClock } from "./wall-clock";

const NOW = "2026-10-01T00:30:20.000Z";
const LOOKUPS = { clock: createWallClock("Asia/Seoul"), members: new Map([["u1", "김미나"]]) };
const by = (locale: "ko" | "en"): ListingContext => ({
  fields: { ...SETS, company: NO_FIELDS("company") },
  pipelines: [PIPELINE],
  catalog: catalogOf(SETS.lead.custom, [PIPELINE]),
  locale,
  likeSearch: true,
  masked: false,
});
const making = (id: string) => ({ id, editor: { id: "u1" }, now: NOW });
const custom = (label: string) => SETS.lead.custom.find((field) => field.label === label)?.id ?? "";
const company = newRecord({ kind: "company", name: "두레상사" }, making("c1"));

const exported = (values: object, locale: "ko" | "en" = "ko") => {
  const deal: CrmRecord = newRecord(
    { kind: "lead", deal_name: "=1+1", record_type_id: PIPELINE.id, stage_id: "default-won", ...values },
    making("d1"),
  );
  const records = new Map([[company.id, company]]);
  const view = viewOf(deal, { records, pipelines: new Map([[PIPELINE.id, PIPELINE]]) });
  const columns = exportColumns("deal", by(locale), LOOKUPS);
  return Object.fromEntries(columns.map(({ label, read }) => [label, read(view)]));
};

test("a deal is written with names and labels, never with ids", () => {
  const values = {
    company_id: "c1",
    assignee: "u1",
    first_name: "민수",
    last_name: "김",
    contract_amount: 1_500_000,
    close_date: "2026-12-31",
    phone_number: { dial_code: "+82", value: "10-1234-5678" },
    custom: {
      [custom("select")]: "o1",
      [custom("options")]: ["o3", "gone", "o2"],
      [custom("checkbox")]: false,
      [custom("partner")]: { id: "c1", entity_type: "company" },
    },
  };
  expect(exported(values)).toMatchObject({
    이름: "=1+1",
    회사: "두레상사",
    담당자: "김미나",
    "고객 이름": "김민수",
    금액: 1_500_000,
    종료일: { serial: 46387, text: "2026-12-31" },
    전화번호: "+82 1012345678",
    "딜 유형": "세일즈 파이프라인",
    단계: "성공",
    생성일: { serial: expect.closeTo(46296.39583, 4), text: "2026-10-01 09:30" },
    생성자: "김미나",
    select: "서울",
    options: "New York;부산",
    checkbox: false,
    partner: "두레상사",
    "수신 상태": "수신",
    "레코드 ID": "d1",
  });
});

test("headers are in the caller's language, and empty values are empty cells", () => {
  expect(exported({}, "en")).toMatchObject({
    Name: "=1+1",
    Company: null,
    Amount: null,
    "Close date": null,
    "Customer name": null,
    Stage: "성공",
    "Record ID": "d1",
  });
});

test("a clock follows its zone through summer time", () => {
  const clock = createWallClock("America/New_York");
  const shown = (time: string) => new Date(clock(Date.parse(time))).toISOString();
  expect(shown("2026-03-08T06:59:59.000Z")).toBe("2026-03-08T01:59:59.000Z");
  expect(shown("2026-03-08T07:00:00.000Z")).toBe("2026-03-08T03:00:00.000Z");
});

test("amounts are shown with their currency, and dates without a time", () => {
  const formats = new Map(exportColumns("deal", by("ko"), LOOKUPS).map(({ label, format }) => [label, format]));
  expect(formats.get("금액")).toBe('"₩"#,##0');
  expect(formats.get("decimal")).toBe("#,##0.00");
  expect(formats.get("종료일")).toBe("yyyy-mm-dd");
  expect(formats.get("생성일")).toBe("yyyy-mm-dd hh:mm");
  expect(formats.get("이름")).toBeUndefined();
});

test.each([
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ["-1+1", "'-1+1"],
  ["  =1", "'  =1"],
  ["＝1+1", "'＝1+1"],
  ["- 첫 번째\n- 두 번째", "'- 첫 번째\n- 두 번째"],
  ["+82 10-1234-5678", "+82 10-1234-5678"],
  ["-12.5", "-12.5"],
  ["-", "-"],
  ["a=b", "a=b"],
  [-5, -5],
  [true, "True"],
  [null, ""],
  [{ serial: 1, text: "2026-10-01" }, "2026-10-01"],
])("in a CSV %j is written %j", (value, written) => expect(csvCell(value)).toBe(written));
