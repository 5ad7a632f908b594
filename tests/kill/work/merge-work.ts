import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { timesChanged, writeLeads } from "../../support/records/bulk-leads";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";
import { postUntilAnswered, RECOVERY_TIMEOUT_MS } from "../recovery";
import type { Prepare } from "./work";

const COMPANIES = 4;
/** Leads of one company: more than the merge itself moves, so that a job moves the rest. */
const LEADS = 180;

/** Merges all companies of a team. Each link must move to the target once. */
export const mergeWork: Prepare = async (name, during) => {
  const { teamId, member: addMember } = await createTenant();
  const member = await addMember();
  const ids = await companies(member);
  const [target_id = "", ...source_ids] = ids;
  await writeLeads(teamId, LEADS, { company_id: source_ids[0] ?? null });
  return {
    teamId,
    run: async () => {
      const body = { source_ids, target_id };
      const merged = await during(name, ["api"], () => postUntilAnswered(member, "/sales-entity/company/merge", body));
      expect(merged).toMatchObject({ status: 200, body: { id: target_id } });
      await expectMerged(teamId, target_id, source_ids);
      await during(name, ["jobs"], () => until(() => isMoved(teamId, target_id), RECOVERY_TIMEOUT_MS));
      const times = await timesChanged(teamId, "lead.changed");
      expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
      expect(times.size).toBe(LEADS + source_ids.length * 2);
    },
  };
};

/** Creates companies with two leads and a note each. */
async function companies({ client: { records } }: Member): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < COMPANIES; index += 1) {
    const { id } = await records.createCompany({ body: { name: `회사 ${randomUUID()}` } });
    await records.createNote({ params: { entityId: "company", id }, body: { text: `메모 ${id}` } });
    for (let lead = 0; lead < 2; lead += 1)
      await records.createLead({ body: { deal_name: `리드 ${id}`, company: { id } } });
    ids.push(id);
  }
  return ids;
}

/** Expects what the merge commits itself, without its job. */
async function expectMerged(teamId: string, targetId: string, sourceIds: string[]): Promise<void> {
  const left = (await stored(teamId, "records")).filter(({ kind }) => kind === "company");
  expect(left).toMatchObject([{ id: targetId }]);
  const names = (await stored(teamId, "uniques")).filter(({ field_id }) => field_id === "name");
  expect(names).toMatchObject([{ record_id: targetId, value: left[0]?.name }]);
  expect(await stored(teamId, "merged")).toHaveLength(sourceIds.length);
  expect([...(await timesChanged(teamId, "company.merged"))].sort()).toEqual(sourceIds.map((id) => [id, 1]).sort());
}

async function isMoved(teamId: string, targetId: string): Promise<boolean> {
  const [records, notes] = await Promise.all([stored(teamId, "records"), stored(teamId, "notes")]);
  const leads = records.filter(({ kind }) => kind === "lead");
  expect(leads).toHaveLength(LEADS + COMPANIES * 2);
  expect(notes).toHaveLength(COMPANIES);
  return leads.every(({ company_id }) => company_id === targetId) && notes.every((note) => note.record_id === targetId);
}
