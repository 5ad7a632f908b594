import { lazy } from "react";
import type { Area } from "../lib/area";

export const area: Area = {
  parts: {
    CompanyInsight: lazy(async () => ({ default: (await import("./company/company-insight")).CompanyInsight })),
    Journey: lazy(async () => ({ default: (await import("./tracker/journey-section")).JourneySection })),
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
