import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { EmailSign } from "./email-sign";

/** Sanitized, it may be longer than what was sent. */
const StoredSign = z.object({ sign: z.string() });

/** What belongs to one member alone, beside the profile. */
export const personalApi = {
  getEmailSign: endpoint("member", { method: "GET", path: "/users/email-sign", summary: "My e-mail signature" })
    .input(z.object({}))
    .output(StoredSign),

  setEmailSign: endpoint("member", { method: "PUT", path: "/users/email-sign", summary: "Set my e-mail signature" })
    .input(z.object({ body: EmailSign }))
    .output(StoredSign),
};
