import { expect, test } from "vitest";
import { jsonLines } from "./json-lines";

async function linesOf(...docs: Record<string, unknown>[]) {
  async function* all() {
    yield* docs;
  }
  const rows: Record<string, number> = {};
  const lines: unknown[] = [];
  for await (const line of jsonLines(all(), "things", rows)) lines.push(JSON.parse(line));
  expect(rows).toEqual({ things: docs.length });
  return lines;
}

test("a line has a document's values, with Firestore's times as text", async () => {
  const at = { toDate: () => new Date("2027-03-15T00:00:00.000Z") };
  expect(await linesOf({ id: "a", name: "두레", seen: [{ at }] })).toEqual([
    { id: "a", name: "두레", seen: [{ at: "2027-03-15T00:00:00.000Z" }] },
  ]);
});

test("a line has no secrets: neither by name, nor as an id, nor in an audit entry", async () => {
  const invitation = { id: "code1234", invitation_code: "code1234", email: "a@b.example" };
  const change = JSON.stringify({ before: null, after: invitation });
  const entry = { id: "e1", type: "invitation.created", subject_id: "code1234", change };
  const lines = await linesOf(invitation, entry, { id: "w", secrets: [{ sealed: "code1234" }] });
  expect(JSON.stringify(lines)).not.toContain("code1234");
  expect(lines).toMatchObject([{ email: "a@b.example" }, { id: "e1" }, { id: "w" }]);
});
