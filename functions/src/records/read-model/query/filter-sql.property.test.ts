import { CREATABLE_TYPES, CustomField } from "@dure/domain/records/field/custom-field";
import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import { type ComparedAs, catalogOf, type FieldSource, normalizeText } from "@dure/domain/records/filter/filter-field";
import { matches } from "@dure/domain/records/filter/filter-match";
import type { FilterTest } from "@dure/domain/records/filter/filter-predicate";
import { MAIL_ACTS, type MailActivity } from "@dure/domain/records/filter/mail-activity";
import { CrmRecord } from "@dure/domain/records/record/record";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../database";
import { MAIL_LOG } from "../mail-activity/mail-log";
import { pageStatement } from "./page-query";
import { sortKeyOf } from "./sort-key";

// Few values, so that filters often match; the odd ones are those on which SQL and JavaScript disagree.
const WORDS = [
  "두레",
  "두",
  "김민준",
  "ACME Corp",
  "acme",
  "100%",
  "a_b",
  "İstanbul",
  "ΟΔΟΣ",
  "ß",
  "",
  " 레",
  "'\\--",
  "x",
];
const IDS = ["u1", "u2", "default", "default-new"];
const NUMBERS = [0, -0, -1, 0.1, 1_000_000, 9_999_999_999.99];
const DAYS = ["2026-11-20", "2026-11-21", "2026-12-01", "2024-02-29"];
const TIMES = ["2026-11-20T14:59:59.999Z", "2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"];

const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "grapheme", maxLength: 3 }));
const or = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const stamps = { created_by: "u1", updated_at: TIMES[0], updated_by: "u2" };

/** One custom field of every type, with ids that serve as column names. */
const CUSTOM = CREATABLE_TYPES.map((type, place) =>
  CustomField.parse({
    id: `cf_${String(place).padStart(16, "0")}`,
    kind: "lead",
    type,
    label: type,
    order: place,
    version: 1,
    created_at: TIMES[0],
    created_by: "u1",
    updated_at: TIMES[0],
    updated_by: "u1",
  }),
);
const CATALOG = catalogOf(CUSTOM, []);

const CUSTOM_VALUES: Record<CustomField["type"], fc.Arbitrary<unknown>> = {
  text: word,
  textarea: word,
  email: word,
  url: word,
  date: fc.constantFrom(...DAYS),
  number: fc.constantFrom(...NUMBERS),
  percent: fc.constantFrom(...NUMBERS),
  currency: fc.constantFrom(...NUMBERS),
  "phone-number": fc.record({ dial_code: fc.constant("+82"), value: fc.constantFrom("010-1234", "", "-") }),
  select: fc.constantFrom(...IDS),
  "multi-select": fc.uniqueArray(fc.constantFrom(...IDS)),
  checkbox: fc.boolean(),
  user: fc.constantFrom(...IDS),
  "many-to-one": fc.record({ id: fc.constantFrom("c0", "gone"), entity_type: fc.constant("company") }),
};

/** Some fields filled in, with valid and invalid values. */
const custom = fc
  .tuple(...CUSTOM.map(({ type }) => fc.option(CUSTOM_VALUES[type], { nil: undefined })))
  .map((values) => Object.fromEntries(CUSTOM.map(({ id }, place) => [id, values[place]])));

const company = (id: string) =>
  fc
    .record({ name: word, url: word, created_at: fc.constantFrom(...TIMES) })
    .map((values) => CrmRecord.parse({ ...stamps, ...values, id, kind: "company" }));

const contact = (id: string) =>
  fc
    .record({ first_name: word, last_name: word, email: word, created_at: fc.constantFrom(...TIMES) })
    .map((values) => CrmRecord.parse({ ...stamps, ...values, id, kind: "contact" }));

const lead = (id: string) =>
  fc
    .record({
      deal_name: word,
      first_name: word,
      last_name: word,
      email: word,
      company_id: or(fc.constantFrom("c0", "c1", "gone")),
      contact_id: or(fc.constantFrom("p0", "gone")),
      record_type_id: or(fc.constantFrom(...IDS)),
      assignee: or(fc.constantFrom(...IDS)),
      contract_amount: or(fc.constantFrom(...NUMBERS)),
      close_date: or(fc.constantFrom(...DAYS)),
      deal_converted_at: or(fc.constantFrom(...TIMES)),
      created_at: fc.constantFrom(...TIMES),
      custom,
    })
    .map((values) => CrmRecord.parse({ ...stamps, ...values, id, kind: "lead" }));

const ORDERED = {
  text: word.map((text) => text.toLowerCase().normalize("NFC") || "x"),
  id: fc.constantFrom(...IDS, "c0", "gone"),
  ids: fc.constantFrom(...IDS),
  number: fc.constantFrom(...NUMBERS),
  day: fc.constantFrom(...DAYS),
  time: fc.constantFrom(...TIMES),
};
const VALUES: Record<ComparedAs, fc.Arbitrary<string | number | boolean>> = { ...ORDERED, flag: fc.boolean() };

function testFor(as: ComparedAs): fc.Arbitrary<FilterTest> {
  const ordered: fc.Arbitrary<string | number> = as === "flag" ? fc.constant(0) : ORDERED[as];
  const bound = fc.option(fc.record({ value: ordered, inclusive: fc.boolean() }), { nil: undefined });
  const common: fc.Arbitrary<FilterTest>[] = [
    fc.constant({ op: "empty" }),
    fc.constant({ op: "always" }),
    fc.array(VALUES[as], { minLength: 1, maxLength: 3 }).map((values) => ({ op: "in", values })),
  ];
  if (as === "text")
    common.push(fc.record({ op: fc.constantFrom("contains", "starts", "ends"), text: VALUES.text.map(String) }));
  if (as === "ids")
    common.push(
      fc.record({
        op: fc.constant("all"),
        values: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 3 }),
        exactly: fc.boolean(),
      }),
    );
  if (as === "number" || as === "day" || as === "time")
    common.push(
      fc
        .record({ from: bound, to: bound })
        .map(({ from, to }) => ({ op: "range", ...(from && { from }), ...(to && { to }) })),
    );
  return fc.oneof(...common);
}

const SOURCES = [
  ["own", "lead"],
  ["company", "company"],
  ["contact", "contact"],
] as const satisfies [FieldSource, CustomField["kind"]][];

const condition: fc.Arbitrary<CheckedFilter> = fc
  .constantFrom(
    ...SOURCES.flatMap(([source, kind]) => [...CATALOG[kind]].map(([key, field]) => ({ source, kind, key, ...field }))),
  )
  .chain((field) => fc.record({ field: fc.constant(field), test: testFor(field.as), negated: fc.boolean() }));

const CAMPAIGNS = ["k1", "k2"];
const ADDRESSES = ["두레", "ACME Corp", "a_b", "x"];

/** What is known of some addresses; each by campaign once. */
const activity = fc.uniqueArray(
  fc.record({
    campaign_id: fc.constantFrom(...CAMPAIGNS),
    email: fc.constantFrom(...ADDRESSES),
    received: or(fc.constantFrom(...TIMES)),
    opened: or(fc.constantFrom(...TIMES)),
    clicked: or(fc.constantFrom(...TIMES)),
    bounced: or(fc.constantFrom(...TIMES)),
    unsubscribed: or(fc.constantFrom(...TIMES)),
  }),
  { selector: ({ campaign_id, email }) => `${campaign_id} ${email}`, maxLength: 8 },
);

const mailCondition: fc.Arbitrary<CheckedFilter> = fc.record({
  mail: fc.record({
    act: fc.constantFrom(...MAIL_ACTS),
    campaignId: or(fc.constantFrom(...CAMPAIGNS, "of another team")),
    since: or(fc.constantFrom(...TIMES)),
  }),
  negated: fc.boolean(),
});

const { filter } = fc.letrec<{ filter: CheckedFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    mailCondition,
    fc.record({ all: fc.array(tie("filter"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("filter"), { maxLength: 3 }) }),
  ),
}));

const data = fc.record({
  companies: fc.tuple(company("c0"), company("c1")),
  contacts: fc.tuple(contact("p0")),
  leads: fc
    .array(fc.constant(null), { minLength: 1, maxLength: 8 })
    .chain((slots) => fc.tuple(...slots.map((_, i) => lead(`l${i}`)))),
  activity,
  filters: fc.array(filter, { minLength: 12, maxLength: 12 }),
});

const ofCampaign = (activity: readonly MailActivity[], campaignId: string) =>
  activity.filter(({ campaign_id }) => campaign_id === campaignId);

let database: Database;
beforeAll(async () => {
  database = await openDatabase(CATALOG, { samples: [] });
});
afterAll(() => database.close());

test("a filter's SQL finds the records that it matches in memory", async () => {
  let known: string[] = [];
  await fc.assert(
    fc.asyncProperty(data, async ({ companies, contacts, leads, activity, filters }) => {
      const all = [...companies, ...contacts, ...leads];
      await database.apply({ upserts: all, deletedIds: known });
      known = all.map(({ id }) => id);
      const [gone, logged] = [
        CAMPAIGNS.map((campaign_id) => ({ campaign_id, is_gone: true })),
        CAMPAIGNS.map((campaignId) => ({ rows: JSON.stringify(ofCampaign(activity, campaignId)) })),
      ];
      await database.applyLog(MAIL_LOG, gone.map(MAIL_LOG.toEntry), 0);
      await database.applyLog(MAIL_LOG, logged.map(MAIL_LOG.toEntry), 1);
      const mailsTo = (address: string) =>
        activity.filter(({ email }) => normalizeText(email) === normalizeText(address));
      const byId = new Map(all.map((record) => [record.id, record]));
      for (const one of filters) {
        const matching = leads.filter((own) =>
          matches(one, {
            own,
            company: byId.get(own.company_id ?? ""),
            contact: byId.get(own.contact_id ?? ""),
            mails: mailsTo(own.email),
          }),
        );
        const statement = pageStatement({
          kind: "lead",
          filter: one,
          sort: sortKeyOf(CATALOG, "lead", undefined, { viewer: undefined, masked: false }),
          exclude: undefined,
          likeSearch: true,
          masked: false,
          blurs: false,
          search: undefined,
          searched: [],
          closestFirst: false,
          after: undefined,
          limit: 100,
        });
        const rows = await database.read((read) => read<{ id: string }>(statement));
        expect(rows.map(({ id }) => id).sort()).toEqual(matching.map(({ id }) => id).sort());
      }
    }),
    { numRuns: 25 },
  );
});
