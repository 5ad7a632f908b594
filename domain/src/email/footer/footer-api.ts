import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Footer } from "./footer";

const FooterView = Footer.extend({
  /** Without name, address and phone number no marketing mail can be sent. */
  is_complete: z.boolean(),
});

export const footerApi = {
  getEmailFooter: endpoint("member", {
    method: "GET",
    path: "/email/footer",
    summary: "The footer of the team's marketing emails, which says who sends them",
  }).output(FooterView),

  setEmailFooter: endpoint("admin", {
    method: "PUT",
    path: "/email/footer",
    summary: "Set the footer of the team's marketing emails",
  })
    .input(z.object({ body: Footer }))
    .output(FooterView),
};
