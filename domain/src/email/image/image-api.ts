import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { MailImage } from "./mail-image";

export const imageApi = {
  addMailImage: endpoint(
    "member",
    {
      method: "POST",
      path: "/email/images",
      summary: "Publish an uploaded image so that emails can show it",
      successStatus: 201,
    },
    { ratePerMinute: 60 },
  )
    .input(z.object({ body: z.object({ id: z.uuid().toLowerCase() }) }))
    .output(MailImage),
};
