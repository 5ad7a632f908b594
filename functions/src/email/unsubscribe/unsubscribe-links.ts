import { appUrl } from "../../platform/config";
import { unsubscribeToken } from "./unsubscribe-token";

/** A recipient's own links. GET shows a page and changes nothing, POST of one click unsubscribes. */
export type UnsubscribeLinks = { page: string; oneClick: string };

/** @param campaignId null for a mail that no campaign sends */
export function unsubscribeLinks(teamId: string, email: string, campaignId: string | null): UnsubscribeLinks {
  const url = `${appUrl.value()}/unsubscribe/${unsubscribeToken({ teamId, email, campaign_id: campaignId })}`;
  return { page: url, oneClick: url };
}

/** The headers of RFC 8058. A marketing mail has both, and its DKIM signature covers them. */
export const unsubscribeHeaders = ({ oneClick }: UnsubscribeLinks): Record<string, string> => ({
  "List-Unsubscribe": `<${oneClick}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
