import { expect, test } from "vitest";
import { minuteIn } from "../../shared/zone/minute-in";
import { submissionColumns } from "./export-submissions";
import type { SubmissionRow } from "./submission";

const ROW = {
  id: "s1",
  submittedAt: "2026-03-01T00:00:00.000Z",
  status: "confirmed",
  __private_properties: { triggered_as: "group" },
  outofquota: false,
  ...{ name: "=1+1", email: "a@b.example", company: "두레", phone: "82-1012345678" },
  ...{ confirmedAt: "2026-03-01T00:01:00.000Z", rescheduledAt: null, cancelledAt: null },
  ...{ organizer: "u1", assignee: "u2", scheduledEventId: "e1" },
  answers: { name: "=1+1", topics: ["가", "나"], seats: 12, agreed: true },
} as unknown as SubmissionRow;

const labels = [
  { name: "name", label: "name" },
  { name: "topics", label: "주제" },
  { name: "more", label: "주제" },
  { name: "seats", label: "=seats" },
  { name: "agreed", label: "동의" },
];
const shown = {
  hasGroups: true,
  nowMs: Date.parse("2026-03-02T00:00:00.000Z"),
  members: new Map([["u2", "김민아"]]),
  groups: new Map([["g", "영업"]]),
};

test("columns have a fixed order and unique names", () =>
  expect(submissionColumns({ labels }, shown).map(({ label }) => label)).toEqual([
    ...["id", "submittedAt", "name", "email", "company", "phone", "status", "confirmedAt", "rescheduledAt"],
    ...["cancelledAt", "organizerId", "scheduledEventId", "disqualifiedReason", "assignee"],
    ...["name_14", "주제", "주제_16", "'=seats", "동의"],
  ]));

test("a row is read without formulas", () =>
  expect(submissionColumns({ labels }, shown).map(({ read }) => read(ROW))).toEqual([
    ...["s1", "2026-03-01T00:00:00.000Z", "'=1+1", "a@b.example", "두레", "82:1012345678", "assigned"],
    ...["2026-03-01T00:01:00.000Z", "", "", "u1", "e1", "", "김민아"],
    ...["'=1+1", "가, 나", "", 12, "True"],
  ]));

test("the readable file has translated headers, times in a zone, the group and the campaign", () => {
  const readable = { locale: "en" as const, time: (time: string) => minuteIn("Asia/Seoul", time) };
  const row = {
    ...ROW,
    group_id: "g",
    meetingAt: "2026-03-05T01:00:00.000Z",
    page_url: "https://a.kr",
    utm: { utm_source: "kakao" },
  };
  const columns = submissionColumns({ labels: [] }, { ...shown, readable });
  const said = Object.fromEntries(columns.map(({ label, read }) => [label, read(row)]));
  expect(said).toMatchObject({
    ...{ "Submitted at": "2026-03-01 09:00", Status: "Assigned", "Booked at": "2026-03-01 09:01", Assignee: "김민아" },
    ...{ Group: "영업", "Meeting time": "2026-03-05 10:00", Page: "https://a.kr" },
    ...{ "UTM source": "kakao", "UTM medium": "", "Canceled at": "" },
  });
});

test("a submission beyond the quota has that reason", () => {
  const column = submissionColumns({ labels }, shown).find(({ label }) => label === "disqualifiedReason");
  expect(column?.read({ ...ROW, outofquota: true })).toBe("outOfQuota");
});
