import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Law } from "./law";
import { ReconfirmationView } from "./reconfirmation";

export const lawApi = {
  getEmailLaw: endpoint("member", {
    method: "GET",
    path: "/email/law",
    summary: "Whether the team follows Korea's law on advertising emails",
  }).output(Law),

  setEmailLaw: endpoint("admin", {
    method: "PUT",
    path: "/email/law",
    summary: "Set whether the team follows Korea's law on advertising emails",
  })
    .input(z.object({ body: Law }))
    .output(Law),

  getReconfirmation: endpoint("member", {
    method: "GET",
    path: "/email/law/reconfirmation",
    summary: "The number of consents due for a notice, and when the next notice is sent",
  }).output(ReconfirmationView),
};
