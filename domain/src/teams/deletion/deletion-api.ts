import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Line } from "../../shared/value";
import { TeamView } from "../team";

export const deletionApi = {
  requestDeletion: endpoint("admin", {
    method: "POST",
    path: "/teams/deletion",
    summary: "Schedule the team's deletion in 14 days",
  })
    .input(z.object({ body: z.object({ display_name: Line(200) }) }))
    .output(TeamView),

  cancelDeletion: endpoint("admin", {
    method: "DELETE",
    path: "/teams/deletion",
    summary: "Keep the team",
  })
    .input(z.object({}))
    .output(TeamView),
};
