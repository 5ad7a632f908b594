import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id, Time } from "../../shared/value";
import { TeamExportView } from "./team-export";

export const teamExportApi = {
  startTeamExport: endpoint(
    "admin",
    {
      method: "POST",
      path: "/teams/export",
      summary: "Export all of the team's data as a zip file",
      successStatus: 202,
    },
    { keys: "refused" },
  )
    .input(z.object({ body: z.object({}).optional() }))
    .output(TeamExportView),

  getTeamExport: endpoint(
    "admin",
    { method: "GET", path: "/teams/export", summary: "The team's last export" },
    { keys: "refused" },
  )
    .input(z.object({}))
    .output(z.object({ data: TeamExportView.nullable() })),

  getTeamExportLink: endpoint(
    "admin",
    { method: "POST", path: "/teams/export/{id}/link", summary: "A URL for the exported file, valid for some minutes" },
    { keys: "refused" },
  )
    .input(z.object({ params: z.object({ id: Id }), body: z.object({}).optional() }))
    .output(z.object({ url: z.string(), expires_at: Time })),
};
