import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, textOf } from "./markdown";

/** Texts whose counts go into thousands: mails, addresses and entries of the audit log. */
const TEXTS = globSync(
  ["web/src/email/locales/{report,consent}-{ko,en}.ts", "web/src/teams/locales/{ko,en}/audit-log.ts"],
  { cwd: ROOT },
);

test("large counts are written with separators", () => {
  expect(TEXTS).toHaveLength(6);
  expect(TEXTS.flatMap((path) => textOf(path).match(/\{\{(?:count|added|already|invalid)\}\}/g) ?? [])).toEqual([]);
});
