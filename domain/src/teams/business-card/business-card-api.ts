import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { CardServiceView, CardToken } from "./business-card";

export const businessCardApi = {
  getCardService: endpoint("member", {
    method: "GET",
    path: "/business-card/remember",
    summary: "The team's business-card account",
  })
    .input(z.object({}))
    .output(CardServiceView),

  connectCardService: endpoint("admin", {
    method: "PUT",
    path: "/business-card/remember",
    summary: "Connect the team's business-card account with its access token",
  })
    .input(z.object({ body: CardToken }))
    .output(CardServiceView),

  disconnectCardService: endpoint("admin", {
    method: "DELETE",
    path: "/business-card/remember",
    summary: "Disconnect the team's business-card account; what was synced stays",
    successStatus: 204,
  })
    .input(z.object({}))
    .output(z.void()),
};
