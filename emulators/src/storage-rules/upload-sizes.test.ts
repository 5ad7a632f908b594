import { readFileSync } from "node:fs";
import { attachmentPath, MAX_FILE_BYTES } from "@dure/domain/records/file/file";
import { MAX_NOTE_IMAGE_BYTES, noteImagePath } from "@dure/domain/records/note/note-image";
import { expect, it } from "vitest";
import { parseRules } from "./parse-rules";
import { Path, type Value } from "./values";
import { verify } from "./verify";

// Evaluates the product's rules directly, because uploading files of these sizes would take too long.

const rules = parseRules(readFileSync(new URL("../../../storage.rules", import.meta.url), "utf8"));
const map = (entries: Record<string, Value>) => new Map(Object.entries(entries));

const ID = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";

function mayUpload(teamId: string, path: string, resource: { size: number; contentType: string }): boolean {
  const token = map({ team_id: teamId, firebase: map({ tenant: teamId }) });
  const at = `/b/bucket/o${path}`;
  const request = map({ auth: map({ uid: "member", token }), method: "create", path: Path.from(at) });
  const variables = map({ request: request.set("resource", map(resource)), resource: null });
  return verify(rules, { service: "firebase.storage", path: at, method: "create", variables }, () => null).permit;
}

it("an attachment has at most 500 MB", () => {
  const path = attachmentPath("team-a", ID, "a.pdf");
  const may = (size: number) => mayUpload("team-a", path, { size, contentType: "application/pdf" });
  expect([may(0), may(MAX_FILE_BYTES), may(MAX_FILE_BYTES + 1)]).toEqual([true, true, false]);
});

it("an image in a note has at most 10 MB", () => {
  const may = (size: number) => mayUpload("team-a", noteImagePath("team-a", ID), { size, contentType: "image/png" });
  expect([may(MAX_NOTE_IMAGE_BYTES), may(MAX_NOTE_IMAGE_BYTES + 1)]).toEqual([true, false]);
});
