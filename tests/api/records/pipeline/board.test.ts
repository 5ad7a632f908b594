import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { awayFromMidnight } from "../../../support/suite/away-from-midnight";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

let tenant: Tenant;
let admin: Member;
let member: Member;

awayFromMidnight("Asia/Seoul");

beforeAll(async () => {
  tenant = await createTenant();
  [admin, member] = await Promise.all([tenant.member("admin"), tenant.member("member")]);
});

const open = async () => {
  const stages = [{ label: "New" }, { label: "Talk" }];
  const pipeline = await admin.client.records.createPipeline({
    body: { title: unique("Type"), statuses: [{ status: "IN_SALES", stages }] },
  });
  const [first = "", second = ""] = pipeline.statuses.flatMap((group) => group.stages.map(({ id }) => id));
  return { id: pipeline.id, first, second };
};
type Pipeline = Awaited<ReturnType<typeof open>>;
type Deal = Parameters<Member["client"]["records"]["createDeal"]>[0]["body"];

const deal = (pipeline: Pipeline, values: Partial<Deal> = {}) =>
  member.client.records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name: unique("Deal"), stage_id: pipeline.first, ...values },
  });
type Body = Parameters<Member["client"]["records"]["readBoard"]>[0]["body"];
const read = (pipeline: Pipeline, body: Body = {}, page_count = 500, of = member) =>
  of.client.records.readBoard({ params: { id: pipeline.id }, query: { page_count }, body });
const is = (identifier: string, value: string) => ({
  filters: { operator: "AND" as const, conditions: [{ identifier, condition: "is" as const, value }] },
});

describe("a board", () => {
  test("shows the last changed cards first, and totals of all cards", async () => {
    const pipeline = await open();
    const deals = [];
    for (const contract_amount of [1_000, 2_000.5, null]) deals.push(await deal(pipeline, { contract_amount }));
    const last = await deal(pipeline, { stage_id: pipeline.second, contract_amount: 7 });
    await deal(await open());

    const board = await read(pipeline, {}, 2);
    expect(board.data.map(({ id }) => id)).toEqual([last.id, deals[2]?.id]);
    expect(board.total).toBe(4);
    expect(board.columns.toSorted((a, b) => b.total - a.total)).toEqual([
      { stage_id: pipeline.first, total: 3, amount: 3_000.5 },
      { stage_id: pipeline.second, total: 1, amount: 7 },
    ]);
    expect(await read(pipeline, {}, 0)).toMatchObject({ data: [], total: 4 });
    await expect(read(pipeline, {}, 501)).rejects.toMatchObject({ status: 400 });
  });

  test("sorts its cards by a field, and searches them", async () => {
    const pipeline = await open();
    const name = unique("Sorted");
    for (const contract_amount of [2, 3, 1])
      await deal(pipeline, { deal_name: `${name} ${contract_amount}`, contract_amount });
    await deal(pipeline, { contract_amount: 9 });
    const sorting = { identifier: "contract_amount", direction: "DESC" as const };
    const board = await read(pipeline, { sorting, search: name }, 2);
    expect(board.data.map(({ contract_amount }) => contract_amount)).toEqual([3, 2]);
    expect(board.total).toBe(3);
    await expect(read(pipeline, { sorting: { ...sorting, identifier: "gone" } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test("includes a move as soon as the move is answered", async () => {
    const pipeline = await open();
    const { id } = await deal(pipeline, { contract_amount: 5 });
    const body = { stage_id: pipeline.second, lead_ids: [id] };
    await member.client.records.allocateLeads({ params: { id: pipeline.id }, body });
    expect((await read(pipeline)).columns).toEqual([{ stage_id: pipeline.second, total: 1, amount: 5 }]);
    await member.client.records.deallocateLeads({ params: { id: pipeline.id }, body: { lead_ids: [id] } });
    expect(await read(pipeline)).toEqual({ data: [], columns: [], total: 0 });
  });

  test("is filtered by assignee and by each of the four dates", async () => {
    const pipeline = await open();
    const mine = await deal(pipeline, { assignee: member.uid, close_date: "2020-02-29" });
    const other = await deal(pipeline);
    await tenant.team.collection("records").doc(other.id).update({ first_meeting_at: "2020-03-01T00:00:00.000Z" });
    await tenant.team
      .collection("changes")
      .doc(randomUUID())
      .set({
        changes: [{ type: "deal.changed", id: other.id }],
        at: new Date().toISOString(),
        committed_at: new Date(),
      });
    const ids = async (body: Body) => (await read(pipeline, body)).data.map(({ id }) => id);

    expect(await ids(is("assignee", member.uid))).toEqual([mine.id]);
    expect(await ids(is("close_date", "2020-02-29"))).toEqual([mine.id]);
    expect(await ids(is("first_meeting_at", "2020-03-01"))).toEqual([other.id]);
    expect(await ids(is("created_at", "TODAY"))).toHaveLength(2);
    expect(await ids(is("pipeline_added_at", "TODAY"))).toHaveLength(2);
    expect(await ids(is("pipeline_added_at", "YESTERDAY"))).toEqual([]);
  });

  test("of a deleted deal type, or of another team's, is not found", async () => {
    const pipeline = await open();
    await deal(pipeline);
    const stranger = await (await createTenant()).member("admin");
    await expect(read(pipeline, {}, 500, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(read({ ...pipeline, id: "gone" })).rejects.toMatchObject({
      status: 404,
      message: "This deal type either doesn't exist or you don't have permission.",
    });
  });
});

test("a deal's pipeline date changes when it enters another pipeline, but not when it moves within one", async () => {
  const [from, to] = [await open(), await open()];
  const { id, pipeline_added_at: made } = await deal(from);
  const move = async (pipeline: Pipeline, stage_id: string) => {
    const body = { stage_id, lead_ids: [id] };
    return (await member.client.records.allocateLeads({ params: { id: pipeline.id }, body })).data[0];
  };
  expect((await move(from, from.second))?.pipeline_added_at).toBe(made);
  const moved = await move(to, to.first);
  expect(moved?.pipeline_added_at).toBe(moved?.updated_at);
  const back = await member.client.records.deallocateLeads({ params: { id: to.id }, body: { lead_ids: [id] } });
  expect(back.data[0]?.pipeline_added_at).toBeNull();
});
