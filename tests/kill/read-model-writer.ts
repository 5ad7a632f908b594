// Changes a team's records at random, takes snapshots in between, and reports each commit, until it is killed.
// Arguments: the team's id, the seed, the folder of kill points.
import "../support/suite/admin";
import type { RecordsEvent } from "@dure/domain/records/events";
import { CustomField, NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { AppError } from "@dure/domain/shared/error";
import fc from "fast-check";
import { watchCommits } from "../../emulators/src/firebase/kill-points";
import { systemContext } from "../../functions/src/platform/context";
import { transaction } from "../../functions/src/platform/transaction/transaction-store";
import { getFields, readCustomFields, saveField } from "../../functions/src/records/field/field-store";
import { makeSnapshot } from "../../functions/src/records/read-model/snapshot/make-snapshot";
import { writeRecords } from "../../functions/src/records/record/write-records";
import { firestore } from "../support/suite/admin";

const [teamId = "", seed = "0", killPoints = ""] = process.argv.slice(2);
watchCommits(killPoints);
/** How many records one transaction changes. */
const MANY = 25;
const MAX_FIELDS = 30;

const context = () => systemContext(teamId, "read-model-writer");
const collection = firestore.collection(`teams/${teamId}/records`);
const random = fc.sample(fc.array(fc.nat(), { minLength: 4000, maxLength: 4000 }), {
  seed: Number(seed),
  numRuns: 1,
})[0];
let drawn = 0;
const below = (limit: number): number => (random?.[drawn++ % random.length] ?? 0) % limit;

const ids = new Set((await collection.select().get()).docs.map(({ id }) => id));
let fields = (await readCustomFields(teamId)).filter(({ kind }) => kind === "lead");

for (;;) await act().catch(ignoreLocks);

async function act(): Promise<void> {
  const chance = below(40);
  if (chance === 0 && fields.length < MAX_FIELDS) await addField();
  else if (chance === 1) await makeSnapshot(teamId, Date.now());
  else process.send?.(await changeRecords());
}

/** Ignores lock errors: a killed writer may still hold locks. The loop continues with another operation. */
function ignoreLocks(error: unknown): void {
  if (!(error instanceof AppError && error.code === "CONFLICT")) throw error;
}

async function addField(): Promise<void> {
  const now = new Date().toISOString();
  const types = ["text", "number", "checkbox", "multi-select"] as const;
  const type = types[below(types.length)] ?? "text";
  const id = `cf_${String(fields.length).padStart(16, "0")}`;
  const stamps = { created_at: now, created_by: "w", updated_at: now, updated_by: "w" };
  const field = CustomField.parse({ ...stamps, id, kind: "lead", type, label: id, order: fields.length, version: 1 });
  await transaction(context(), async (tx) => {
    saveField(tx, teamId, await getFields(tx, teamId, "lead"), field);
    return { answer: null, event: { type: "field.created", before: null, after: field } };
  });
  fields = [...fields, field];
}

/** @returns the number of changed records */
async function changeRecords(): Promise<number> {
  const known = [...ids];
  const chosen = new Set<string>();
  for (let index = 0; index < MANY; index += 1) {
    const old = known[below(Math.max(known.length, 1))];
    chosen.add(old && below(3) > 0 ? old : crypto.randomUUID());
  }
  const removes = below(4) === 0;
  const changes = await transaction(context(), async (tx) => {
    const found = await tx.getAll(...[...chosen].map((id) => collection.doc(id)));
    const pairs = found.map((doc) => {
      const before = doc.exists ? CrmRecord.parse(doc.data()) : null;
      return { id: doc.id, before, after: before && removes ? null : changed(doc.id, before) };
    });
    await writeRecords(tx, teamId, pairs, [NO_FIELDS("lead")], new Date().toISOString());
    return { answer: pairs.map(({ id, after }) => ({ id, is: after !== null })), event: pairs.map(eventOf) };
  });
  for (const { id, is } of changes) is ? ids.add(id) : ids.delete(id);
  return changes.length;
}

function changed(id: string, before: CrmRecord | null): CrmRecord {
  const now = new Date().toISOString();
  const VALUES = {
    text: `값 ${below(100)}`,
    number: below(1000),
    checkbox: below(2) === 0,
    "multi-select": ["a", "b"].slice(below(2)),
  };
  const custom = fields
    .filter(() => below(3) === 0)
    .map((field) => [field.id, VALUES[field.type as keyof typeof VALUES]]);
  return CrmRecord.parse({
    ...(before ?? { id, kind: "lead", created_at: now, created_by: "w" }),
    deal_name: `거래 ${below(10_000)}`,
    contract_amount: below(1_000_000),
    custom: { ...before?.custom, ...Object.fromEntries(custom) },
    updated_at: now,
    updated_by: "w",
  });
}

function eventOf({ before, after }: { before: CrmRecord | null; after: CrmRecord | null }): RecordsEvent {
  if (before && after) return { type: "lead.changed", before, after };
  if (after) return { type: "lead.created", before: null, after };
  return { type: "lead.deleted", before: before as CrmRecord, after: null };
}
