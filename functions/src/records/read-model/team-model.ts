import { type Catalog, catalogOf } from "@dure/domain/records/filter-field";
import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline";
import { readCustomFields } from "../field/field-store";
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
  const custom = await readCustomFields(teamId);
  const { database, ...filled } = await hydrate(teamId, catalogOf(custom, []));
  const state = {
    ...filled,
    catalog: catalogOf(custom, filled.pipelines.values()),
    seen: new Set() as ReadonlySet<string>,
    members: [] as string[],
    membersMs: 0,
    outdated: false,
  };
  const rank = () => database.rank([...ranksOf([...state.pipelines.values()]), ...state.members]);
  await rank();

  const refresh = createSharedRun(async () => {
    const { records, deletedIds, pipelines, fieldsChanged, seen, readAtMs } = await changesSince(
      teamId,
      state.readAtMs,
      state.seen,
    );
    if (fieldsChanged) state.outdated = true;
    if (records.length + deletedIds.length > 0) await database.apply({ upserts: records, deletedIds });
    if (pipelines) {
      state.pipelines = byId(pipelines);
      state.catalog = catalogOf(custom, pipelines);
      await rank();
    }
    Object.assign(state, { seen, readAtMs, rows: state.rows + records.length });
  });

  /** Members' names are not records: they are asked for only where a list is ordered by them. */
  async function prepareRanks(ranked: Ranked | undefined, nowMs: number): Promise<void> {
    if (ranked !== "member" || nowMs - state.membersMs < MEMBER_NAMES_KEPT_MS) return;
    const members = await memberNames(teamId);
    state.members = members.sort((a, b) => a.name.localeCompare(b.name, "ko")).map(({ id }) => `member:${id}`);
    await rank();
    state.membersMs = nowMs;
  }

  return {
    get catalog() {
      return state.catalog;
    },
    /** Its columns are no longer those of the team's fields. */
    isOutdated: () => state.outdated,
    pipelines: (): ReadonlyMap<string, Pipeline> => state.pipelines,
    read: database.read,
    decode: database.decode,
    refresh,
    prepareRanks,
    /** An upper bound of the rows it holds. */
    rows: () => state.rows,
    close: database.close,
  };
}

/** Deal types in the order they were made, stages in the order of their pipelines. */
function ranksOf(pipelines: Pipeline[]): string[] {
  const ordered = pipelines.sort((a, b) => a.created_at.localeCompare(b.created_at));
  return [...ordered.map(({ id }) => `record-type:${id}`), ...ordered.flatMap(stagesOf).map(({ id }) => `stage:${id}`)];
}

const byId = (pipelines: Pipeline[]) => new Map(pipelines.map((pipeline) => [pipeline.id, pipeline]));

/**
 * Fills an empty database. The clock is read before the records, so what changes meanwhile is seen again by the first
 * refresh. A snapshot would be loaded here, and only what came after it (`committed_at`, tombstones) read from Firestore.
 */
async function hydrate(teamId: string, catalog: Catalog) {
  const { pipelines, readAtMs } = await allPipelines(teamId);
  const batches = allRecords(teamId, HYDRATION_BATCH);
  const first = (await batches.next()).value ?? [];
  const database = await openDatabase(catalog, { samples: first });
  try {
    await database.append(first);
    let rows = first.length;
    for await (const batch of batches) {
      await database.append(batch);
      rows += batch.length;
    }
    await database.seal();
    return { database, pipelines: byId(pipelines), readAtMs, rows };
  } catch (error) {
    database.close();
    throw error;
  }
}
