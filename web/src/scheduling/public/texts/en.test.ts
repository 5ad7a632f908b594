import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { expect, test } from "vitest";
import { event } from "../../locales/en/event";
import { en } from "./en";

test("an expired page says the same to who opens it as to who books it", () =>
  expect(en.expired).toBe(schedulingTexts.pageExpired.en));

test("hosts and invitees read the same of a meeting that could not be moved", () =>
  expect([en.rescheduleFailed, event.event.rescheduleFailed]).toEqual(["Reschedule failed.", "Reschedule failed."]));
