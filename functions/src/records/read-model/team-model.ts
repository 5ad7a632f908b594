import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline";
import type { CrmRecord } from "@dure/domain/records/record";
import { allPipelines, allRecords, changesSince } from "./changes-store";
import { openDatabase } from "./database";
import { memberNames } from "./member-names-store";
import { createSharedRun } from "./shared-run";
import type { Ranked } from "./sort-key";

const HYDRATION_BATCH = 4096;
const MEMBER_NAMES_KEPT_MS = 60_000;

export type TeamModel = Awaited<ReturnType<typeof openTeamModel>>;

/** A team's records for reading: hydrated once, then brought up to date by every query that asks. */
export async function openTeamModel(teamId: string) {
  const database = await openDatabase();
  const pipelines = new Map<string, Pipeline>();
  const { readAtMs, rows } = await hydrate(teamId, database, pipelines).catch((error) => {
    database.close();
    throw error;
  });
  const state = { seenMs: readAtMs, rows, versions: new Map<string, string>(), members: [] as string[], membersMs: 0 };

  const refresh = createSharedRun(async () => {
    const changes = await changesSince(teamId, state.seenMs);
    const upserts = changes.records.filter(({ value, version }) => state.versions.get(value.id) !== version);
    // Tombstones stay in sight for a while; an id is never used again, so applying one twice does nothing.
    const deletedIds = changes.deletedIds.filter((id) => state.versions.get(id) !== DELETED);
    if (upserts.length + deletedIds.length > 0)
      await database.apply(
        withoutDeleted(
          upserts.map(({ value }) => value),
          deletedIds,
        ),
      );
    if (changes.pipelines.length > 0) {
      for (const pipeline of changes.pipelines) pipelines.set(pipeline.id, pipeline);
      await rank();
    }
    for (const id of deletedIds) pipelines.delete(id);
    state.rows += upserts.length;
    state.versions = new Map([
      ...changes.records.map(({ value, version }) => [value.id, version] as const),
      ...changes.deletedIds.map((id) => [id, DELETED] as const),
    ]);
    state.seenMs = changes.readAtMs;
  });

  const rank = () => database.rank([...ranksOf([...pipelines.values()]), ...state.members]);

  /** Members' names are not records: they are asked for only where a list is ordered by them. */
  async function prepareRanks(ranked: Ranked | undefined, nowMs: number): Promise<void> {
    if (ranked !== "member" || nowMs - state.membersMs < MEMBER_NAMES_KEPT_MS) return;
    state.membersMs = nowMs;
    const members = await memberNames(teamId);
    state.members = members.sort((a, b) => a.name.localeCompare(b.name, "ko")).map(({ id }) => `member:${id}`);
    await rank();
  }

  await rank();
  return {
    pipelines: pipelines as ReadonlyMap<string, Pipeline>,
    read: database.read,
    refresh,
    prepareRanks,
    /** An upper bound of the rows it holds. */
    rows: () => state.rows,
    close: database.close,
  };
}

const DELETED = "deleted";

function withoutDeleted(upserts: CrmRecord[], deletedIds: string[]) {
  const deleted = new Set(deletedIds);
  return { upserts: upserts.filter(({ id }) => !deleted.has(id)), deletedIds };
}

/** Deal types in the order they were made, stages in the order of their pipelines. */
function ranksOf(pipelines: Pipeline[]): string[] {
  const ordered = pipelines.sort((a, b) => a.created_at.localeCompare(b.created_at));
  return [...ordered.map(({ id }) => `record-type:${id}`), ...ordered.flatMap(stagesOf).map(({ id }) => `stage:${id}`)];
}

/**
 * Fills an empty database. The clock is read before the records, so what changes meanwhile is seen again by the first
 * refresh. A snapshot would be loaded here first, and only what came after it read from Firestore.
 */
async function hydrate(
  teamId: string,
  database: Awaited<ReturnType<typeof openDatabase>>,
  pipelines: Map<string, Pipeline>,
) {
  const known = await allPipelines(teamId);
  for (const pipeline of known.pipelines) pipelines.set(pipeline.id, pipeline);
  let rows = 0;
  for await (const batch of allRecords(teamId, HYDRATION_BATCH)) {
    await database.append(batch);
    rows += batch.length;
  }
  return { readAtMs: known.readAtMs, rows };
}
