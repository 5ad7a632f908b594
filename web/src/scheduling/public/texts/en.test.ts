import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { expect, test } from "vitest";
import { event } from "../../locales/en/event";
import { en } from "./en";

test("an expired page has the same text when it is opened and when it is booked", () =>
  expect(en.expired).toBe(schedulingTexts.pageExpired.en));

test("hosts and invitees see the same text if a meeting could not be moved", () =>
  expect([en.rescheduleFailed, event.event.rescheduleFailed]).toEqual(["Reschedule failed.", "Reschedule failed."]));
