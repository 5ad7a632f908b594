import type { Area } from "../lib/area";

export const area: Area = {
  member: [
    {
      path: "routers",
      handle: { menu: "routers" },
      lazy: { Component: async () => (await import("./router/routers-page")).RoutersPage },
    },
    {
      path: "routers/:id",
      lazy: { Component: async () => (await import("./editor/edit-router")).EditRouter },
    },
  ],
  changes: ["plan", "router", "submission", "share-link"],
};
