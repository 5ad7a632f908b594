import { randomUUID } from "node:crypto";
import type { RouterFixture } from "../../support/routing/router";

/** One sample for each endpoint of the routing area. */
export function routingSamples({ router: { id, body } }: { router: RouterFixture }) {
  const params = { id };
  return {
    "routing.listRouters": {},
    "routing.getRouter": { params },
    "routing.putRouter": { params, body: { ...body, title: "mine" } },
    "routing.deleteRouter": { params },
    "routing.getRouterDraft": { params },
    "routing.putRouterDraft": { params, body: { ...body, title: "mine" } },
    "routing.deleteRouterDraft": { params },
    "routing.listWorkflows": {},
    "routing.getWorkflow": { params },
    "routing.createWorkflow": { params, body: { name: "mine" } },
    "routing.changeWorkflow": { params, body: { name: "mine", entries: [] } },
    "routing.deleteWorkflow": { params },
    "routing.activateWorkflow": { params },
    "routing.deactivateWorkflow": { params },
    "routing.renameWorkflow": { params, body: { name: "mine" } },
    "routing.getActiveEntry": { params },
    "routing.submitForm": { params, body: { id: randomUUID(), answers: [] } },
    "routing.allowFormUpload": { params, body: { question: "file", filename: "a.pdf", size: 1 } },
    "routing.countFormView": { params, body: { visitor_id: "visitor" } },
    "routing.getStatistics": { params },
    "routing.getResults": { params },
    "routing.getFormViews": { params },
    "routing.listSubmissions": { params },
    "routing.exportSubmissions": { params },
    "routing.getShareConfig": { params },
    "routing.changeShareConfig": { params, body: { site_name: "mine" } },
  };
}
