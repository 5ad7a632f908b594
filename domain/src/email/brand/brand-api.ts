import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Brand } from "./brand";

export const brandApi = {
  getBrand: endpoint("member", { method: "GET", path: "/email/brand", summary: "The team's email brand" }).output(
    Brand,
  ),

  setBrand: endpoint("admin", { method: "PUT", path: "/email/brand", summary: "Set the team's email brand" })
    .input(z.object({ body: Brand }))
    .output(Brand),
};
