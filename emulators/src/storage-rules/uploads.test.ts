import { readFileSync } from "node:fs";
import { attachmentPath, MAX_FILE_BYTES } from "@dure/domain/records/file/file";
import { MAX_NOTE_IMAGE_BYTES, noteImagePath } from "@dure/domain/records/note/note-image";
import { expect, it } from "vitest";
import { parseRules } from "./parse-rules";
import { Path, type Value } from "./values";
import { verify } from "./verify";

// Evaluates the product's rules directly: uploading files of these sizes would take too long.

const rules = parseRules(readFileSync(new URL("../../../storage.rules", import.meta.url), "utf8"));
const map = (entries: Record<string, Value>) => new Map(Object.entries(entries));

const ID = "0b7b1a56-0a5e-4f7c-9d6d-4f6ee04f4b1c";

function mayUpload(
  teamId: string,
  path: string,
  resource: { size: number; contentType: string },
  values: Record<string, Value> = {},
): boolean {
  const token = map({ team_id: teamId, firebase: map({ tenant: teamId }) });
  const at = `/b/bucket/o${path}`;
  const request = map({ auth: map({ uid: "member", token }), method: "create", path: Path.from(at) });
  // Stands for the team's document and the member's.
  const document = map({ data: map({ team_member_status: "ACTIVE", ...values }) });
  const variables = map({ request: request.set("resource", map(resource)), resource: null });
  return verify(rules, { service: "firebase.storage", path: at, method: "create", variables }, () => document).permit;
}

const UPLOADS = [
  ["an attachment", attachmentPath("team-a", ID, "a.pdf"), "application/pdf"],
  ["an image in a memo", noteImagePath("team-a", ID), "image/png"],
  ["a picture of a shared link", "/shared-link-configs/team-a/abcdefghij/a.png", "image/png"],
  ["a form's banner", `/form-banner-images/team-a/abcdefghij-${ID}/image.png`, "image/png"],
  ["a profile picture", "/users/pictures/member/profile.jpeg", "image/jpeg"],
] as const;

it.each(UPLOADS)("a deactivated member with a valid token can't upload: %s", (_, path, contentType) => {
  const may = (status: string) => mayUpload("team-a", path, { size: 1, contentType }, { team_member_status: status });
  expect([may("ACTIVE"), may("DEACTIVATED")]).toEqual([true, false]);
});

it.each(UPLOADS)("a member of a disabled team stores nothing: %s", (_, path, contentType) => {
  const may = (state: string) => mayUpload("team-a", path, { size: 1, contentType }, { state });
  expect([may("active"), may("disabled")]).toEqual([true, false]);
});

it("an attachment has at most 500 MB", () => {
  const path = attachmentPath("team-a", ID, "a.pdf");
  const may = (size: number) => mayUpload("team-a", path, { size, contentType: "application/pdf" });
  expect([may(0), may(MAX_FILE_BYTES), may(MAX_FILE_BYTES + 1)]).toEqual([true, true, false]);
});

it("an image in a note has at most 10 MB", () => {
  const may = (size: number) => mayUpload("team-a", noteImagePath("team-a", ID), { size, contentType: "image/png" });
  expect([may(MAX_NOTE_IMAGE_BYTES), may(MAX_NOTE_IMAGE_BYTES + 1)]).toEqual([true, false]);
});
