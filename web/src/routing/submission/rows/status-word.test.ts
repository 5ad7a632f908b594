import { expect, test } from "vitest";
import { statusWord } from "./status-word";

const row = { status: "assigned", outofquota: false, scheduledEventId: null, assignee: null } as const;

test.each([
  ["assigned", row, { word: "assigned" }],
  ["assigned to somebody", { ...row, assignee: "kim" }, { word: "assignedTo", assignee: "kim" }],
  ["booked", { ...row, assignee: "kim", scheduledEventId: "e1" }, { word: "booked" }],
  ["disqualified", { ...row, status: "disqualified" as const, assignee: "kim" }, { word: "disqualified" }],
  ["over quota", { ...row, status: "disqualified" as const, outofquota: true }, { word: "outOfQuota" }],
])("a submission is %s", (_, one, said) => expect(statusWord(one)).toEqual(said));
