import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Brand } from "./brand";

export const brandApi = {
  getBrand: endpoint("member", { method: "GET", path: "/email/brand", summary: "How the team's mails look" }).output(
    Brand,
  ),

  setBrand: endpoint("admin", { method: "PUT", path: "/email/brand", summary: "Set how the team's mails look" })
    .input(z.object({ body: Brand }))
    .output(Brand),
};
