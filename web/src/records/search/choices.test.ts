import { expect, test } from "vitest";
import type { Command } from "../../lib/commands/command";
import { commandGroups } from "./choices";

const command = (id: string, group: Command["group"], label: string): Command => ({ id, group, label, run: () => {} });
const COMMANDS = [
  command("newLead", "actions", "새 리드"),
  command("leads", "pages", "리드"),
  command("fields", "settings", "데이터 필드"),
];
const idsFor = (text: string) => commandGroups(COMMANDS, text).map(({ commands }) => commands.map(({ id }) => id));

test("the search offers actions and pages before anything is typed", () =>
  expect(idsFor("")).toEqual([["newLead"], ["leads"]]));
test("a search text also finds settings", () => {
  expect(idsFor("데이터")).toEqual([["fields"]]);
  expect(idsFor("ㄹㄷ")).toEqual([["newLead"], ["leads"]]);
});
