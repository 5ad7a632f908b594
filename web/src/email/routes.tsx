import type { Area } from "../lib/area";

export const area: Area = {
  settings: [
    {
      path: "email-templates",
      handle: { settings: "emailTemplates" },
      lazy: { Component: async () => (await import("./template/templates-page")).TemplatesPage },
    },
    {
      path: "email-templates/:id",
      lazy: { Component: async () => (await import("./template/edit-template")).EditTemplate },
    },
  ],
  // Saving a booking page or a router can change where a template is used.
  changes: ["template", "booking-page", "router"],
};
