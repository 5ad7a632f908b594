import type { SlackChannel } from "@dure/domain/teams/slack";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../../lib/api";
import { isRefusal } from "../../../lib/call-error";

const DAY_MS = 86_400_000;

/** The channels that the product can post to, once the team's Slack is connected; they are kept for a day (spec/3 §9). */
export function useSlackChannels() {
  const slack = useQuery(api.teams.getSlack.queryOptions({ input: {} }));
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

/** Page by page until the last; where Slack refuses half way, those until then (spec/3 §7). */
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
  }
  return all;
}
