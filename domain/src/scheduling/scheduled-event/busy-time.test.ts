import { describe, expect, test } from "vitest";
import { busyAtPresent, calendarEventId, meetingIdOf, meetingsToLookUp, toBusyTime } from "./busy-time";

const ID = "3f2b8c1e-9a4d-4e6f-8b7a-0c1d2e3f4a5b";

describe("the event id of a meeting", () => {
  test.each([0, 1, 49])("contains the meeting's id, for the host number %i", (place) => {
    expect(meetingIdOf(calendarEventId(ID, place))).toBe(ID);
  });

  test.each(["", "abc", `${calendarEventId(ID, 0)}_20270104T010000Z`, "6k3h0p9v8t7r6q5o4n3m2l1k0j", ID])(
    "is not readable from %j",
    (id) => {
      expect(meetingIdOf(id)).toBeUndefined();
    },
  );
});

const time = { start: 1_000, end: 2_000 };
const shown = [toBusyTime({ id: calendarEventId(ID, 1), time })];
const range = (start: number, end: number) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});
const meeting = { id: ID, host_ids: ["mina"], cancellation: null, date_range: range(5_000, 6_000) };
const at = (hostId: string, meetings: (typeof meeting)[]) => busyAtPresent(shown, { hostId, held: [], meetings });
const held = [{ event_id: ID, start_ms: 7_000, end_ms: 8_000, head_ms: 0, tail_ms: 0 }];

describe("a calendar entry of a meeting", () => {
  test("never blocks its own host, and needs no look-up of the host's current meetings", () => {
    expect(busyAtPresent(shown, { hostId: "mina", held, meetings: [] })).toEqual([]);
    expect(meetingsToLookUp(shown, held)).toEqual([]);
  });

  test("does not block its host at a time that the meeting has left", () => {
    expect(meetingsToLookUp(shown, [])).toEqual([ID]);
    expect(at("mina", [meeting])).toEqual([]);
  });

  test("blocks another host at the meeting's current time, and not after a cancellation", () => {
    expect(at("june", [meeting])).toEqual([{ start: 5_000, end: 6_000 }]);
    const cancellation = { cancelled_by: "mina", reason: "" };
    expect(busyAtPresent(shown, { hostId: "june", held: [], meetings: [{ ...meeting, cancellation }] })).toEqual([]);
  });

  test("blocks its own time if the team has no such meeting, or the id is not a meeting's", () => {
    expect(at("mina", [])).toEqual([time]);
    const strange = [toBusyTime({ id: "somebody-elses", time })];
    expect(strange).toEqual([time]);
    expect(busyAtPresent(strange, { hostId: "mina", held, meetings: [meeting] })).toEqual([time]);
  });
});
