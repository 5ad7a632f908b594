import { expect, test } from "vitest";
import { lostCalendars } from "./lost-calendars";

const calendarOf = (email: string, id = email) => ({ provider: "google" as const, email, id });
const choiceOf = (email: string) => ({ ref: calendarOf(email), label: email, color: "#9fe1e7", canEdit: true });

test("a chosen calendar is lost that no account of its member shows", () => {
  const [deleted, gone] = [calendarOf("mina@example.com", "team"), calendarOf("old@example.com")];
  const chosen = [calendarOf("mina@example.com"), deleted, gone];
  expect(lostCalendars(chosen, [choiceOf("mina@example.com"), choiceOf("other@example.com")])).toEqual([deleted, gone]);
});
