import type { SlackChannel } from "@dure/domain/teams/slack";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";

const DAY_MS = 86_400_000;

/** The workspace that the team's meetings are told to, if any. */
export const useSlack = () => useQuery(api.teams.getSlack.queryOptions({ input: {} }));

/**
 * The channels that the product can post to, once the team's Slack is connected; they are kept for a day
 * (docs/product/teams.md#slack).
 */
export function useSlackChannels() {
  const slack = useSlack();
  const isConnected = slack.data?.connected;
  const channels = useQuery({
    queryKey: api.teams.listSlackChannels.key(),
    queryFn: allChannels,
    enabled: isConnected === true,
    staleTime: DAY_MS,
  });
  return {
    isConnected,
    channels: channels.data ?? [],
    isPending: slack.isPending || (isConnected === true && channels.isPending),
    error: slack.error ?? channels.error,
  };
}

/** Page by page until the last; where Slack refuses half way, those until then (docs/product/teams.md#slack). */
async function allChannels(): Promise<SlackChannel[]> {
  const all: SlackChannel[] = [];
  let cursor = "";
  try {
    do {
      const page = await client.teams.listSlackChannels({ query: cursor ? { cursor } : {} });
      all.push(...page.channels);
      cursor = page.response_metadata.next_cursor;
    } while (cursor);
  } catch (error) {
    if (!isRefusal(error, "NOT_ACCEPTABLE")) throw error;
    // Slack has taken the permission back, which only now the server knows too.
    void refresh("teams", "getSlack");
  }
  return all;
}
