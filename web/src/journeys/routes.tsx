import type { Area } from "../lib/area";
import { lazyComponent } from "../ui/lazy/lazy-component";

export const area: Area = {
  parts: {
    CompanyInsight: lazyComponent(async () => (await import("./company/company-insight")).CompanyInsight),
    Journey: lazyComponent(async () => (await import("./tracker/journey-section")).JourneySection),
  },
  member: [
    {
      path: "journeys",
      handle: { menu: "journeys" },
      lazy: { Component: async () => (await import("./tracker/tracker-page")).TrackerPage },
    },
  ],
  changes: ["company-research", "tracker", "lead", "deal", "form-submission"],
};
