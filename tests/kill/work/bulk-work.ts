import type { CrmRecord } from "@dure/domain/records/record/record";
import { expect } from "vitest";
import { timesChanged, writeLeads } from "../../support/records/bulk-leads";
import { stored } from "../../support/suite/stored";
import { createTenant } from "../../support/teams/tenant";
import { getUntil, postUntilAnswered } from "../recovery";
import type { Prepare } from "./work";

const RECORDS = 300;

type BulkCall = {
  body: { action: string } & Record<string, unknown>;
  /** The type of the event that each record must have once. */
  eventType: string;
  /** The collection of all records afterwards, and values that all of them have. */
  expected: { collection: "records" | "trash"; values: Partial<CrmRecord> };
};

/** Runs a bulk task on all leads of a team. Each lead must change, and have its event, once. */
export const bulkWork =
  ({ body, eventType, expected }: BulkCall): Prepare =>
  async (name, during) => {
    const { teamId, member: addMember } = await createTenant();
    const member = await addMember();
    await member.client.records.listPipelines({});
    const ids = await writeLeads(teamId, RECORDS);
    return {
      teamId,
      run: async () => {
        const sent = { ...body, target: { filters: null } };
        const started = await during(name, ["api"], () =>
          postUntilAnswered(member, "/sales-entity/lead/bulk/tasks", sent),
        );
        const path = `/tasks/${started.body.id}`;
        const task = await during(name, ["jobs"], () =>
          getUntil(member, path, ({ finished_at }) => finished_at !== null),
        );
        expect(task).toMatchObject({ state: "done", total: RECORDS, succeeded: RECORDS, failed: 0 });
        const times = await timesChanged(teamId, eventType);
        expect(ids.filter((id) => times.get(id) !== 1)).toEqual([]);
        expect(times.size).toBe(RECORDS);
        await expectStored(teamId, expected);
      },
    };
  };

async function expectStored(teamId: string, { collection, values }: BulkCall["expected"]): Promise<void> {
  const [found, records] = await Promise.all([stored(teamId, collection), stored(teamId, "records")]);
  expect(found).toHaveLength(RECORDS);
  for (const doc of found) expect(doc).toMatchObject(values);
  if (collection === "trash") expect(records).toEqual([]);
}
