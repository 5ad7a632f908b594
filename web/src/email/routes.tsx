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
  // A page or a router that is saved may use a template, or no longer.
  changes: ["template", "booking-page", "router"],
};
