import { documentParts } from "../document/document-parts";
import type { CampaignContent } from "./campaign";

/** The fallback texts of a campaign's variables: those of its content, and the campaign's own, which win. */
export function fallbacksOf({ email_block, variables }: Pick<CampaignContent, "email_block" | "variables">) {
  const own = Object.entries(variables).filter(([, text]) => text !== "");
  return { ...(email_block && documentParts(email_block).fallbacks), ...Object.fromEntries(own) };
}
