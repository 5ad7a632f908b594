import type { ActivitySource } from "@dure/domain/records/activity/activity-source";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { MAIL_LOG } from "../mail-activity/mail-log";
import { createParams } from "../query/params";
import { MEETING_LOG, SUBMISSION_LOG } from "./activity-log";
import { type ActivityViewer, activityRows } from "./activity-rows";
import { VISIT_LOG, VISITOR_LOG } from "./visit-log";
import { journeyFactsSql } from "./visit-sql";

const NOW = "2026-11-21T03:00:00.000Z";
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();
const lead = (id: string, values: Partial<CrmRecord>) =>
  CrmRecord.parse({
    ...{ id, kind: "lead", created_at: NOW, created_by: "mina", updated_at: NOW, updated_by: "mina" },
    ...values,
  });
const LEADS = [
  lead("one", { assignee: "mina", email: "one@x.example" }),
  lead("two", { assignee: "jun", created_by: "jun", email: "two@x.example" }),
  lead("routed", { assignee: "mina", created_by: "router", email: "routed@x.example" }),
];

let database: Database;
const activity = (id: string, record_id: string | null, values: Record<string, string | number | boolean>) => ({
  ...{ id, record_id, as_of: NOW, values },
});
const event = (id: string, type: string, minute: number, more = {}) => ({
  ...{ id, type, at: at(minute), url: "https://shop.example/price" },
  ...more,
});
const post = (visitor_id: string, ...events: object[]) => VISIT_LOG.toEntry({ visitor_id, country: "KR", events });
const mail = (email: string) => ({
  ...{ campaign_id: "spring", email, received: at(1), opened: null, clicked: null, bounced: null, unsubscribed: null },
});

beforeAll(async () => {
  database = await openDatabase(catalogOf([], []), { samples: [] });
  await database.append(LEADS);
  const meetings = [
    activity("m1", "one", { starts_at: at(5), owner: "mina", state: "scheduled", minutes: 30 }),
    activity("m2", "two", { starts_at: at(6), owner: "jun", state: "cancelled", minutes: 60 }),
    activity("m3", null, { starts_at: at(7), owner: "mina", state: "scheduled", minutes: 30 }),
  ];
  await database.applyLog(MEETING_LOG, meetings.map(MEETING_LOG.toEntry), 1);
  const submissions = ["one", "two", "routed"].map((id) =>
    activity(`s-${id}`, id, { submitted_at: at(1), form: "문의" }),
  );
  await database.applyLog(SUBMISSION_LOG, submissions.map(SUBMISSION_LOG.toEntry), 1);
  const rows = JSON.stringify(LEADS.map(({ email }) => mail(email ?? "")));
  await database.applyLog(MAIL_LOG, [MAIL_LOG.toEntry({ is_gone: false, rows })], 1);
  await database.applyLog(
    VISIT_LOG,
    [
      post("v1", event("a", "page", 0, { referrer: "https://www.naver.com/" }), event("b", "page", 3)),
      post("v1", event("c", "exit", 20, { stay_seconds: 600 })),
      // A repeated post, and a second session: nothing happened for half an hour.
      post("v1", event("b", "page", 3), event("d", "page", 51, { utm: { utm_source: "mail" } })),
      // An hour of reading does not end the session.
      post("v2", event("e", "page", 0), event("f", "exit", 60, { stay_seconds: 3600 })),
      post("v3", event("g", "page", 2)),
    ],
    1,
  );
  const links = [
    ["v1", "one"],
    ["v2", "two"],
  ].map(([visitor_id, record_id]) => ({ visitor_id, record_id }));
  await database.applyLog(VISITOR_LOG, links.map(VISITOR_LOG.toEntry), 1);
});
afterAll(() => database.close());

const ALL: ActivityViewer = { viewer: undefined, blurs: false, now: NOW, campaigns: new Map([["spring", "봄 소식"]]) };

async function rowsOf(source: ActivitySource, columns: string, by: Partial<ActivityViewer> = {}) {
  const params = createParams();
  const sql = `SELECT ${columns} FROM (${activityRows(source, { ...ALL, ...by })(params)}) r ORDER BY ALL`;
  return database.read((read) => read<Record<string, unknown>>({ sql, values: params.values }));
}
const MINA = { viewer: { id: "mina" } };

test("a member with row access sees the activity of their own records, and the meetings that they host", async () => {
  expect(await rowsOf("meeting", "f_state AS state, f_minutes AS minutes")).toHaveLength(3);
  expect(await rowsOf("meeting", "f_state AS state, f_minutes AS minutes", MINA)).toEqual([
    { state: "scheduled", minutes: 30 },
    { state: "scheduled", minutes: 30 },
  ]);
  expect(await rowsOf("submission", "f_form AS form", { viewer: { id: "jun" } })).toEqual([{ form: "문의" }]);
  expect(await rowsOf("campaign-mail", "f_campaign AS name, f_owner AS owner", { viewer: { id: "jun" } })).toEqual([
    { name: "봄 소식", owner: "jun" },
  ]);
});

test("activity that the plan blurs is left out", async () => {
  expect(await rowsOf("submission", "f_form")).toHaveLength(3);
  expect(await rowsOf("submission", "f_form", { blurs: true })).toHaveLength(2);
  expect(await rowsOf("campaign-mail", "f_campaign", { blurs: true })).toHaveLength(2);
});

test("visits are sessions, and include unknown visitors for members who see all rows", async () => {
  const columns = "f_pages::INT AS pages, f_minutes AS minutes, f_source AS source, f_known AS known";
  expect(await rowsOf("visit", columns)).toEqual([
    { pages: 1, minutes: 0, source: "mail", known: true },
    { pages: 1, minutes: 0, source: null, known: false },
    { pages: 1, minutes: 60, source: null, known: true },
    { pages: 2, minutes: 10, source: "naver.com", known: true },
  ]);
  expect(await rowsOf("visit", columns, { viewer: { id: "jun" } })).toEqual([
    { pages: 1, minutes: 60, source: null, known: true },
  ]);
});

test("a record has the facts of its visitors until those are deleted", async () => {
  const facts = async () => {
    const params = createParams();
    const sql = `SELECT l.id, v.journey_pages AS pages, v.journey_sessions AS sessions, epoch_ms(v.journey_last_seen)::DOUBLE AS seen
FROM (${journeyFactsSql(NOW, params)}) v JOIN lead l ON l.key = v.record ORDER BY l.id`;
    return database.read((read) => read<Record<string, unknown>>({ sql, values: params.values }));
  };
  expect(await facts()).toEqual([
    { id: "one", pages: 3, sessions: 2, seen: Date.parse(at(51)) },
    { id: "two", pages: 1, sessions: 1, seen: Date.parse(at(60)) },
  ]);
  await database.applyLog(VISIT_LOG, [VISIT_LOG.toEntry({ gone_visitor: "v1" })], 2);
  await database.applyLog(VISITOR_LOG, [VISITOR_LOG.toEntry({ gone_record: "one" })], 2);
  expect((await facts()).map(({ id }) => id)).toEqual(["two"]);
});
