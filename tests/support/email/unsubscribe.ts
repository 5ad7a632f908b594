import "../suite/product-config";
import { unsubscribeLinks } from "../../../functions/src/email/unsubscribe/unsubscribe-links";

/** A recipient's link to unsubscribe, as a campaign's mail carries it. */
export const unsubscribeUrl = (teamId: string, email: string, campaignId: string | null = null): string =>
  unsubscribeLinks(teamId, email, campaignId).page;

const FORM = "application/x-www-form-urlencoded";

/** Posts a form to a link; `form` may be any body. */
export const postForm = (url: string, form: string, type = FORM) =>
  fetch(url, { method: "POST", redirect: "manual", headers: { "content-type": type }, body: form });
