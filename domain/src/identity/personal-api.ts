import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { EmailSignature } from "./email-signature";
import { InterfaceState, InterfaceStateChange } from "./interface-state";

/** A sanitized signature may be longer than the one that was sent. */
const StoredSign = z.object({ sign: z.string() });

/** A member's own settings besides the profile. */
export const personalApi = {
  getEmailSign: endpoint("member", { method: "GET", path: "/users/email-sign", summary: "My email signature" })
    .input(z.object({}))
    .output(StoredSign),

  setEmailSign: endpoint("member", { method: "PUT", path: "/users/email-sign", summary: "Set my email signature" })
    .input(z.object({ body: EmailSignature }))
    .output(StoredSign),

  getInterfaceState: endpoint("member", {
    method: "GET",
    path: "/users/interface-state",
    summary: "My interface state",
  })
    .input(z.object({}))
    .output(InterfaceState),

  setInterfaceState: endpoint("member", {
    method: "PATCH",
    path: "/users/interface-state",
    summary: "Change my interface state",
  })
    .input(z.object({ body: InterfaceStateChange }))
    .output(InterfaceState),
};
