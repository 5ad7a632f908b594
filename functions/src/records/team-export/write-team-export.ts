import { Readable } from "node:stream";
import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import {
  EXPORTED_BELOW,
  EXPORTED_COLLECTIONS,
  LOCKED_FILES,
} from "@dure/domain/records/team-export/exported-collections";
import { type TeamExport, teamExportPath } from "@dure/domain/records/team-export/team-export";
import { pictureFolder, TEAM_FOLDERS } from "@dure/domain/teams/deletion/team-folders";
import { ZipFile } from "yazl";
import { loadActiveMember } from "../../platform/auth/load-active-member";
import { type Context, systemContext } from "../../platform/context";
import { objectsBelow, readStream, writeStream } from "../../platform/storage/bucket";
import { blursRouters } from "../record/router-blur";
import { jsonLines } from "./json-lines";
import { recordFiles } from "./record-files";
import { exportedBelow, exportedDocs, exportedSubmissions, exportedTeam } from "./team-export-store";

/**
 * Writes the zip straight into Cloud Storage: rows and files are read as the archive takes them, so memory does not grow
 * with the team. The object is there only once it is complete.
 * @returns the file's bytes
 */
export async function writeTeamExport(teamId: string, asked: TeamExport, signal: AbortSignal): Promise<number> {
  const ctx = await contextOf(teamId, asked);
  const zip = new ZipFile();
  const target = teamExportPath(teamId, asked.id);
  const failing = new AbortController();
  zip.on("error", (error) => failing.abort(error));
  const stop = AbortSignal.any([signal, failing.signal]);
  const written = writeStream(zip.outputStream, target, { contentType: "application/zip", signal: stop });
  // A failure while files are still listed is thrown below, when the stream is awaited.
  written.catch(() => undefined);
  const rows: Record<string, number> = {};
  const add = (name: string, lines: AsyncIterable<string | Uint8Array>) =>
    zip.addReadStream(Readable.from(lines), name, { mtime: new Date(asked.created_at) });

  for (const { name, lines } of recordFiles(ctx, rows)) add(name, lines);
  const isLocked = blursRouters(ctx);
  for (const { file, docs } of exportedData(teamId))
    if (!isLocked || !LOCKED_FILES.has(file)) add(`data/${file}.jsonl`, jsonLines(shown(docs, isLocked), file, rows));
  if (!isLocked) add("data/submissions.jsonl", jsonLines(exportedSubmissions(teamId), "submissions", rows));
  for await (const path of exportedObjects(teamId, isLocked)) {
    stop.throwIfAborted();
    zip.addReadStreamLazy(`files${path.replace(`/${teamId}/`, "/")}`, { compress: false }, (done) =>
      done(null, readStream(path)),
    );
  }
  add("manifest.json", manifest(ctx, asked, rows));
  zip.end();
  return written;
}

type Data = { file: string; docs: AsyncIterable<Record<string, unknown>> };

/** What each file below `data/` holds; nothing is read before it is asked for. */
const exportedData = (teamId: string): Data[] => [
  { file: "team", docs: exportedTeam(teamId) },
  ...Object.entries(EXPORTED_COLLECTIONS).map(([file, name]) => ({ file, docs: exportedDocs(teamId, name) })),
  ...Object.entries(EXPORTED_BELOW).map(([file, path]) => ({ file, docs: exportedBelow(teamId, path) })),
];

/** The paths of the team's files, of its members' pictures, and, unless they are locked, of what visitors submitted. */
async function* exportedObjects(teamId: string, isLocked: boolean): AsyncGenerator<string> {
  const folders = Object.entries(TEAM_FOLDERS)
    .filter(([, of]) => of === "people" || (of === "visitors" && !isLocked))
    .map(([folder]) => `/${folder}/${teamId}/`);
  for await (const { id } of exportedDocs(teamId, "users")) folders.push(pictureFolder(String(id)));
  for (const folder of folders)
    for await (const objects of objectsBelow(folder)) yield* objects.map(({ path }) => path);
}

async function* shown(docs: AsyncIterable<Record<string, unknown>>, isLocked: boolean) {
  for await (const doc of docs) yield isLocked ? blurResponse(doc) : doc;
}

/** Is read last, when all rows have been counted. */
async function* manifest({ caller }: Context, { created_at, requested_by }: TeamExport, rows: Record<string, number>) {
  const team = caller?.team;
  const head = { team: team?.display_name, team_slug: team?.team_slug, created_at, requested_by };
  yield `${JSON.stringify({ ...head, rows }, null, 2)}\n`;
}

/** The context of the admin who asked: the export contains what they may see. */
async function contextOf(teamId: string, { requested_by, locale }: TeamExport): Promise<Context> {
  const member = await loadActiveMember(teamId, requested_by);
  if (member?.actor.role !== "admin") throw new Error("Who asked for the export is no admin any more.");
  return { ...systemContext(teamId, "team-export"), ...member, locale, timeZone: member.caller.team.timezone };
}
