import { expect, test } from "vitest";
import { stepAt, tourSteps } from "./tour-steps";

const idsOf = (isAdmin: boolean) => tourSteps(isAdmin).map(({ id }) => id);

test("the tour has the pages for members, and for admins also invitations", () => {
  expect(idsOf(false)).toEqual(["leads", "calendar", "bookingPages"]);
  expect(idsOf(true)).toEqual(["leads", "calendar", "bookingPages", "invite"]);
});

test("an admin who became a member continues at the last available step", () => {
  expect(stepAt(tourSteps(true), 3)).toBe(3);
  expect(stepAt(tourSteps(false), 3)).toBe(2);
});
