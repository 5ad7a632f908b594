import type { CampaignStatus } from "@dure/domain/email/campaign/campaign-status";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

const NOT_LAUNCHED: readonly CampaignStatus[] = ["draft", "scheduled"];
const SHOWN = 100;

/** The last campaigns that were sent, for conditions on them. */
export const useLaunchedCampaigns = () =>
  useQuery(
    api.email.listCampaigns.queryOptions({
      input: { query: { page_count: SHOWN } },
      select: ({ data }) => data.filter(({ status }) => !NOT_LAUNCHED.includes(status)),
    }),
  );
