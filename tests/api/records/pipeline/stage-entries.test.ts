import { StageEntry } from "@dure/domain/records/pipeline/stage-entry";
import { beforeAll, expect, test } from "vitest";
import { backfillReports } from "../../../../functions/src/operator/backfill-reports/backfill-reports";
import { systemContext } from "../../../../functions/src/platform/context";
import { openTeamModel } from "../../../../functions/src/records/read-model/team-model";
import { emptyTrash } from "../../../support/records/empty-trash";
import { firestore } from "../../../support/suite/admin";
import { awayFromMidnight } from "../../../support/suite/away-from-midnight";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { unique } from "../fixture";

awayFromMidnight("Asia/Seoul");

let tenant: Tenant;
let admin: Member;
let type: { id: string; stages: string[] };

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  type = await createType();
});

async function createType() {
  const stages = ["처음", "다음", "끝"].map((label) => ({ label }));
  const { id, statuses } = await admin.client.records.createPipeline({
    body: { title: unique("유형"), statuses: [{ status: "IN_SALES", stages }] },
  });
  return { id, stages: statuses.flatMap((group) => group.stages.map((stage) => stage.id)) };
}

const stage = (place: number) => type.stages[place] ?? "";
const createDeal = () =>
  admin.client.records.createDeal({
    params: { recordTypeId: type.id },
    body: { deal_name: unique("거래"), stage_id: stage(0) },
  });
const move = async (id: string, stage_id: string, to = type.id) =>
  (await admin.client.records.allocateLeads({ params: { id: to }, body: { stage_id, lead_ids: [id] } })).data[0];
const remove = (recordId: string) => admin.client.records.deleteRecord({ params: { entityId: "deal", recordId } });
const restore = (recordId: string) => admin.client.records.restoreRecord({ params: { entityId: "deal", recordId } });

/** A deal's stage entries in the log, oldest first. */
async function staysOf(id: string): Promise<StageEntry[]> {
  const { docs } = await firestore
    .collection(`teams/${tenant.teamId}/stage-entries`)
    .where("record_id", "==", id)
    .get();
  return docs.map((doc) => StageEntry.parse(doc.data())).sort((a, b) => a.entered_at.localeCompare(b.entered_at));
}

test("each move ends a stay and starts another, until the deal is a lead again", async () => {
  const made = await createDeal();
  expect(made.stage_entered_at).toBe(made.created_at);
  const moved = await move(made.id, stage(1));
  const back = await move(made.id, stage(0));
  await admin.client.records.updateFieldValue({
    params: { entityId: "deal", recordId: made.id, fieldId: "contract_amount" },
    body: { value: 1000 },
  });
  const { data } = await admin.client.records.deallocateLeads({
    params: { id: type.id },
    body: { lead_ids: [made.id] },
  });
  expect(data[0]?.stage_entered_at).toBeNull();
  const [first, second, third, ...rest] = await staysOf(made.id);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    ...{ record_type_id: type.id, stage_id: stage(0), entered_by: admin.uid, left_by: admin.uid },
    ...{ entered_at: made.stage_entered_at, left_at: moved?.stage_entered_at, source: "write" },
  });
  expect(second).toMatchObject({ stage_id: stage(1), left_at: back?.stage_entered_at });
  expect(third).toMatchObject({ stage_id: stage(0), left_at: data[0]?.updated_at });
});

test("missing stays are recovered once from the audit log, and existing ones are kept", async () => {
  const made = await createDeal();
  await move(made.id, stage(1));
  await move(made.id, stage(2));
  const [first, second, third] = await staysOf(made.id);
  const collection = firestore.collection(`teams/${tenant.teamId}/stage-entries`);
  const docs = await collection
    .where("record_id", "==", made.id)
    .where("stage_id", "in", [stage(0), stage(1)])
    .get();
  await Promise.all(docs.docs.map(({ ref }) => ref.delete()));
  const ctx = systemContext(tenant.teamId, "operator");
  expect(await backfillReports(ctx)).toEqual({ stays: 2, activities: 0 });
  expect(await staysOf(made.id)).toEqual([{ ...first, source: "audit" }, { ...second, source: "audit" }, third]);
  expect(await backfillReports(ctx)).toEqual({ filled_at: expect.any(String) });
});

test("restoring a deal keeps its stays, and purging it deletes them", async () => {
  const made = await createDeal();
  const before = await staysOf(made.id);
  await remove(made.id);
  expect((await restore(made.id)).stage_entered_at).toBe(made.stage_entered_at);
  expect(await staysOf(made.id)).toEqual(before);
  await remove(made.id);
  await emptyTrash(tenant.teamId);
  expect(await staysOf(made.id)).toEqual([]);
});

test("a restored deal whose stage is gone moves to the first stage", async () => {
  const other = await createType();
  const made = await createDeal();
  await move(made.id, other.stages[2] ?? "", other.id);
  await remove(made.id);
  await admin.client.records.deleteStage({ params: { id: other.id, stageId: other.stages[2] ?? "" } });
  const restored = await restore(made.id);
  const stays = await staysOf(made.id);
  expect(stays.map(({ stage_id }) => stage_id)).toEqual([stage(0), other.stages[2], other.stages[0]]);
  expect(stays[1]?.left_at).toBe(restored.stage_entered_at);
});

test("a merge keeps the target's stays, and its undo restores the others", async () => {
  const [target, source] = [await createDeal(), await createDeal()];
  await move(source.id, stage(2));
  const stays = await staysOf(source.id);
  const body = { target_id: target.id, source_ids: [source.id] };
  await admin.client.records.mergeDeals({ body });
  await until(async () => (await staysOf(source.id)).length === 0, 90_000);
  expect((await staysOf(target.id)).map(({ stage_id, left_at }) => [stage_id, left_at])).toEqual([[stage(0), null]]);
  await admin.client.records.undoMerge({ params: { entityId: "deal" }, body });
  await until(async () => (await staysOf(source.id)).length === stays.length, 90_000);
  expect(await staysOf(source.id)).toEqual(stays);
});

test("the read model has current stays at each query, and lists can filter by the time at the stage", async () => {
  const made = await createDeal();
  const model = await openTeamModel(tenant.teamId);
  await model.loadLogs();
  const stages = () =>
    model.read(async (read) => {
      const sql =
        "SELECT e.stage, e.left_at IS NULL AS open FROM stage_entries e JOIN lead l ON l.key = e.record WHERE l.key = $1 ORDER BY e.entered_at";
      return (await read<{ stage: string; open: boolean }>({ sql, values: [made.id] })).map((row) => [
        row.stage,
        row.open,
      ]);
    });
  expect(await stages()).toEqual([[stage(0), true]]);
  await move(made.id, stage(1));
  await model.refresh();
  expect(await stages()).toEqual([
    [stage(0), false],
    [stage(1), true],
  ]);
  model.close();
  const entered = async (value: string) => {
    const filters = {
      operator: "AND" as const,
      conditions: [{ identifier: "stage_entered_at", condition: "is" as const, value }],
    };
    const body = { filters, search: made.deal_name };
    return (await admin.client.records.filterRecords({ params: { entityId: "deal" }, query: {}, body })).total;
  };
  expect([await entered("TODAY"), await entered("YESTERDAY")]).toEqual([1, 0]);
});
