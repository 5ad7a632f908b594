import { CrmRecord } from "@dure/domain/records/record/record";
import { beforeAll, expect, test } from "vitest";
import { firestore } from "../../../support/suite/admin";
import { createTenant, type Member } from "../../../support/teams/tenant";

const ROWS = 500;
const PAGE = 25;
/** Rows that change while the pages are read; every other row must come exactly once. */
const isTouched = (index: number) => index % 5 === 0;
const HOUR_MS = 3_600_000;

let member: Member;
let teamId: string;

beforeAll(async () => {
  const tenant = await createTenant();
  teamId = tenant.teamId;
  member = await tenant.member("member");
  await write();
});

/** Rows as the product stored them an hour ago. */
async function write(): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const at = (index: number) => new Date(Date.now() - HOUR_MS - index * 1_000).toISOString();
  const stamps = (index: number) => ({
    created_by: "x",
    updated_by: "x",
    created_at: at(index),
    updated_at: at(index),
  });
  const add = (values: object) => {
    const record = CrmRecord.parse(values);
    const kept = { ...record, email_key: record.email, committed_at: new Date(Date.now() - HOUR_MS) };
    void writer.create(firestore.doc(`teams/${teamId}/records/${record.id}`), kept);
  };
  add({ id: "c", kind: "company", name: "두레", url: "dure.example", address: "판교", ...stamps(0) });
  for (let index = 0; index < ROWS; index += 1)
    add({
      id: `l${index}`,
      kind: "lead",
      deal_name: `두레 ${index % 7}`,
      contract_amount: index % 11 === 0 ? null : (index * 37) % 50,
      company_id: index % 2 ? "c" : null,
      ...stamps(index),
    });
  await writer.close();
}

type Query = Parameters<Member["client"]["records"]["filterRecords"]>[0]["query"];
type Body = Parameters<Member["client"]["records"]["filterRecords"]>[0]["body"];

const list = (query: Query, body: Body = {}) =>
  member.client.records.filterRecords({ params: { entityId: "lead" }, query, body });

test("jumping to a page gives the same rows as reading page by page", async () => {
  const sorting = { identifier: "contract_amount", direction: "DESC" } as const;
  const walked: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 4; page += 1) {
    const found = await list({ page_count: PAGE, ...(cursor && { cursor }) }, { sorting });
    walked.push(...found.data.map(({ id }) => id));
    cursor = found.cursor;
  }
  const jumped = await list({ page_count: PAGE, offset: 3 * PAGE }, { sorting });
  expect(jumped.total).toBe(ROWS);
  expect(jumped.data.map(({ id }) => id)).toEqual(walked.slice(3 * PAGE));
  expect(await list({ page_count: PAGE, offset: ROWS - 1 })).toMatchObject({
    is_last: true,
    cursor: null,
    total: ROWS,
  });
  expect(await list({ page_count: PAGE, offset: ROWS + 5 })).toMatchObject({ data: [], is_last: true, total: ROWS });
});

test("referenced records are returned in full on request, each once", async () => {
  const { data, referred } = await list({ page_count: PAGE }, { refer: ["company", "contact"] });
  expect(data.filter(({ company }) => company).length).toBeGreaterThan(5);
  expect(referred).toMatchObject([{ id: "c", entity: "company", url: "dure.example", address: "판교" }]);
  expect(await list({ page_count: PAGE })).not.toHaveProperty("referred");
});

test("concurrent changes neither lose nor duplicate unchanged rows while paging", async () => {
  const { records } = member.client;
  const seen: string[] = [];
  const at = (recordId: string) => ({ entityId: "lead" as const, recordId });
  let cursor: string | null = null;
  let round = 0;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(
      { page_count: PAGE, ...(cursor && { cursor }) },
      { sorting: { identifier: "contract_amount", direction: "ASC" } },
    );
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.cursor;
    // One record before the cursor and one after it.
    const [moved, gone] = [round * 10, ROWS - 5 - round * 10];
    await Promise.all([
      records.createLead({ body: { deal_name: "새 리드", contract_amount: round } }),
      records.updateFieldValue({
        params: { ...at(`l${moved}`), fieldId: "contract_amount" },
        body: { value: round % 2 ? 49 : 0 },
      }),
      records.deleteRecord({ params: at(`l${gone}`) }),
    ]);
    round += 1;
  } while (cursor);
  const counts = new Map<string, number>();
  for (const id of seen) counts.set(id, (counts.get(id) ?? 0) + 1);
  const untouched = Array.from({ length: ROWS }, (_, index) => index).filter((index) => !isTouched(index));
  expect(untouched.filter((index) => counts.get(`l${index}`) !== 1)).toEqual([]);
  expect(round).toBeGreaterThan(15);
});
