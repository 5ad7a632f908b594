import { expect, it } from "vitest";
import { occurrencesIn } from "./occurrences";
import { WorksEvent } from "./works-event";

const zone = "Asia/Seoul";
const event = (fields: object): WorksEvent => WorksEvent.parse({ eventId: "e", ...fields });
const at = (dateTime: string, timeZone = zone) => ({ dateTime, timeZone });
const seoul = (text: string) => Date.parse(`${text}+09:00`);
const march = { start: seoul("2027-03-01T00:00:00"), end: seoul("2027-04-01T00:00:00") };

const standUp = {
  summary: "Stand-up",
  start: at("2027-02-01T09:00:00"),
  end: at("2027-02-01T09:30:00"),
  recurrence: ["RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270322T000000Z"],
};
const startsOf = (components: WorksEvent[], range = march) =>
  occurrencesIn(components, range).map(({ time }) => new Date(time.start).toISOString());

it("expands a rule as far as its end", () =>
  expect(startsOf([event(standUp)])).toEqual([
    "2027-03-01T00:00:00.000Z",
    "2027-03-08T00:00:00.000Z",
    "2027-03-15T00:00:00.000Z",
    "2027-03-22T00:00:00.000Z",
  ]));

it.each([
  ["a wall clock", "20270308T090000"],
  ["UTC", "20270308T000000Z"],
  ["a wall clock with its zone", "TZID=Asia/Seoul:20270308T090000"],
  ["an ISO time", "2027-03-08T09:00:00"],
])("a moved occurrence replaces the original one, which is identified by %s", (_, recurringEventId) => {
  const moved = event({ start: at("2027-03-09T11:00:00"), end: at("2027-03-09T11:30:00"), recurringEventId });
  expect(startsOf([event(standUp), moved])).toEqual([
    "2027-03-01T00:00:00.000Z",
    "2027-03-15T00:00:00.000Z",
    "2027-03-22T00:00:00.000Z",
    "2027-03-09T02:00:00.000Z",
  ]);
});

it("leaves out excluded dates", () => {
  const recurrence = [...standUp.recurrence, "EXDATE;TZID=Asia/Seoul:20270301T090000,20270315T090000"];
  expect(startsOf([event({ ...standUp, recurrence })])).toEqual([
    "2027-03-08T00:00:00.000Z",
    "2027-03-22T00:00:00.000Z",
  ]);
});

it("keeps the wall clock when clocks change", () => {
  const daily = {
    start: at("2027-03-13T09:00:00", "America/New_York"),
    end: at("2027-03-13T10:00:00", "America/New_York"),
    recurrence: ["FREQ=DAILY;COUNT=2"],
  };
  expect(startsOf([event(daily)])).toEqual(["2027-03-13T14:00:00.000Z", "2027-03-14T13:00:00.000Z"]);
});

it("an all-day event lasts from midnight to midnight in its zone", () => {
  const days = { start: { date: "2027-03-02" }, end: { date: "2027-03-04" } };
  expect(occurrencesIn([event(days)], march)).toMatchObject([
    {
      days: { start: "2027-03-02", end: "2027-03-04" },
      time: { start: seoul("2027-03-02T00:00:00"), end: seoul("2027-03-04T00:00:00") },
    },
  ]);
  const one = occurrencesIn([event({ start: { date: "2027-03-02" } })], march);
  expect(one[0]?.days).toEqual({ start: "2027-03-02", end: "2027-03-03" });
  const yearly = { start: { date: "2020-03-02" }, recurrence: ["RRULE:FREQ=YEARLY"] };
  expect(occurrencesIn([event(yearly)], march)).toMatchObject([{ days: { start: "2027-03-02", end: "2027-03-03" } }]);
});

it("an occurrence that began before the range is included", () => {
  const night = {
    start: at("2027-01-31T22:00:00"),
    end: at("2027-02-01T03:00:00"),
    recurrence: ["RRULE:FREQ=DAILY"],
  };
  const range = { start: seoul("2027-03-01T01:00:00"), end: seoul("2027-03-01T02:00:00") };
  expect(startsOf([event(night)], range)).toEqual(["2027-02-28T13:00:00.000Z"]);
});
