import type { emailApi } from "@dure/domain/email/api";
import { isFooterComplete } from "@dure/domain/email/footer/footer";
import type { Verb } from "../../platform/http/endpoint";
import { readFooter } from "./footer-store";

export const getEmailFooter: Verb<typeof emailApi.getEmailFooter> = async ({ teamId }) => {
  const footer = await readFooter(teamId);
  return { ...footer, is_complete: isFooterComplete(footer) };
};
