import { readdirSync, readFileSync } from "node:fs";
import { ACTIVITY_SOURCES } from "@dure/domain/records/activity/activity-source";
import { EXPORTED_BELOW, EXPORTED_COLLECTIONS } from "@dure/domain/records/team-export/exported-collections";
import { UNEXPORTED_COLLECTIONS } from "@dure/domain/records/team-export/unexported-collections";
import { TEAM_FOLDERS } from "@dure/domain/teams/deletion/team-folders";
import { describe, expect, test } from "vitest";
import { ROOT } from "./markdown";

const FUNCTIONS = new URL("functions/src/", ROOT);
const sources = readdirSync(FUNCTIONS, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(new URL(path, FUNCTIONS), "utf8") }));

/** Files that take a collection's name from another file, which names it for all of them. */
const NAMED_ELSEWHERE: Record<string, readonly string[]> = {
  "platform/firebase.ts": [],
  "records/team-export/team-export-store.ts": [],
  "records/import/reference-use-store.ts": [],
  "records/merge/links-store.ts": [],
  "records/read-model/log-table/log-store.ts": [],
  "records/read-model/mail-activity/mail-activity-store.ts": ["mail-activity"],
  "records/read-model/activity/activity-store.ts": ACTIVITY_SOURCES.filter(
    (source) => source === "meeting" || source === "submission",
  ).map((source) => `${source}-activity`),
  "scheduling/calendar/calendar-cache-store.ts": [],
};

const CALL = /inTeam\(\s*[^,()]+(?:\([^()]*\))?,\s*(?:"([\w-]+)"|`([^`]+)`|([\w.]+))/g;
const BELOW = /inTeam\([^"]*"([\w-]+)"\)\.doc\([^)]*\)\.collection\("([\w-]+)"\)/g;
const SOME_BELOW = /(?:doc|Doc|automations)\([^()]*\)(?:\.doc\([^()]*\))?\.collection\("([\w-]+)"\)/gi;

/** The collections that a file of the product names, `parent/name` for one below a document. */
function collectionsIn({ path, text }: { path: string; text: string }): string[] {
  const named = [...text.matchAll(CALL)].flatMap(([, literal, template, name = ""]) => {
    if (literal) return literal;
    if (template) return template.replace(/\/\$\{[^}]*\}\//, "/");
    const constant = new RegExp(`const ${name} = "([\\w-]+)"`).exec(text)?.[1];
    if (!constant && !NAMED_ELSEWHERE[path]) throw new Error(`${path}: which collection is ${name}?`);
    return constant ?? [];
  });
  const below = [...text.matchAll(BELOW)].map(([, parent, name]) => `${parent}/${name}`);
  return [...named, ...below, ...(NAMED_ELSEWHERE[path] ?? [])];
}

const stored = [...new Set(sources.flatMap(collectionsIn))].sort();
const exported: string[] = [...Object.values(EXPORTED_COLLECTIONS), ...Object.values(EXPORTED_BELOW)];
const known = new Set([...exported, ...Object.keys(UNEXPORTED_COLLECTIONS)]);

describe("a team's collections in Firestore", () => {
  test.each(stored)("%s is exported with the team, or left out for a reason", (name) => {
    expect(known).toContain(name);
  });

  test("include those below documents", () => {
    const names = new Set([...known].flatMap((path) => path.split("/").slice(-1)));
    const below = sources.flatMap(({ text }) => [...text.matchAll(SOME_BELOW)].map(([, name = ""]) => name));
    expect(below).toContain("proofs");
    // A form's submissions are exported as `data/submissions.jsonl`.
    expect(below.filter((name) => name !== "rows" && !names.has(name))).toEqual([]);
  });

  test("are each either exported or left out, and all listed ones exist", () => {
    expect(exported.filter((name) => name in UNEXPORTED_COLLECTIONS)).toEqual([]);
    const deep = ["email-addresses/proofs", "automations/versions"];
    expect([...known].filter((name) => !stored.includes(name) && !deep.includes(name))).toEqual([]);
  });
});

test("every folder of a team's objects is known to the team's export and deletion", () => {
  const rules = readFileSync(new URL("storage.rules", ROOT), "utf8");
  const domain = new URL("domain/src/", ROOT);
  const paths = readdirSync(domain, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(new URL(path, domain), "utf8"));
  const folders = [
    ...[...rules.matchAll(/match \/([\w-]+)\/\{teamId\}/g)].map(([, folder = ""]) => folder),
    ...paths.flatMap((text) => [...text.matchAll(/`\/([\w-]+)\/\$\{team_?id\}\//gi)].map(([, folder = ""]) => folder)),
  ];
  expect(folders.length).toBeGreaterThan(8);
  expect(folders.filter((folder) => !(folder in TEAM_FOLDERS))).toEqual([]);
});
