import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { describe, expect, it } from "vitest";
import { choiceIn, chosenIn } from "./choice";

const page: PublicBookingPage = {
  id: "abcdefghij",
  title: "상담",
  description: "",
  timezone: "Asia/Seoul",
  kind: "roundRobin",
  meeting_plans: [
    { id: "call", type: "phone", value: "", length: 15 },
    { id: "visit", type: "offline", value: "강남역", length: 60 },
  ],
  form: [],
  window: { start: null, end: null },
  ...{ seats: 1, approval: false, max_guests: 0, after_booking: { message: "", redirect_url: null } },
  brand: { color: null, logo_url: null, cover_url: null },
  organizers: [
    { id: "one", name: "하늘", description: "" },
    { id: "two", name: "바다", description: "" },
  ],
  team: { name: "두레", slug: null },
  state: "active",
};

describe("chosenIn", () => {
  it("chooses what the address names", () =>
    expect(chosenIn(page, choiceIn("?plan_id=visit&organizer_id=two"))).toEqual({
      planId: "visit",
      organizerId: "two",
    }));

  it("falls back to the first way to meet and to any organizer", () => {
    expect(chosenIn(page, choiceIn(""))).toEqual({ planId: "call", organizerId: undefined });
    expect(chosenIn(page, choiceIn("?plan_id=gone&organizer_id=gone"))).toEqual({
      planId: "call",
      organizerId: undefined,
    });
  });

  it("ignores a chosen organizer if all organizers take part", () =>
    expect(chosenIn({ ...page, kind: "collective" }, choiceIn("?organizer_id=two")).organizerId).toBeUndefined());

  it("chooses nothing before the page has loaded", () =>
    expect(chosenIn(undefined, choiceIn("?plan_id=visit"))).toEqual({ planId: undefined, organizerId: undefined }));
});
