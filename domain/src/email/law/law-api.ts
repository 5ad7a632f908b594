import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Law } from "./law";
import { ReconfirmationView } from "./reconfirmation";

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

  getReconfirmation: endpoint("member", {
    method: "GET",
    path: "/email/law/reconfirmation",
    summary: "How many consents are due for their notice, and when the next one leaves",
  }).output(ReconfirmationView),
};
