import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Law } from "./law";

export const lawApi = {
  getEmailLaw: endpoint("member", {
    method: "GET",
    path: "/email/law",
    summary: "Whether the team keeps to Korea's law on advertising emails",
  }).output(Law),

  setEmailLaw: endpoint("admin", {
    method: "PUT",
    path: "/email/law",
    summary: "Keep to Korea's law on advertising emails, or not",
  })
    .input(z.object({ body: Law }))
    .output(Law),
};
