import type { SlackChannel } from "@dure/domain/teams/slack";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";

const DAY_MS = 86_400_000;

/** The connected Slack workspace, if any. */
export const useSlack = () => useQuery(api.teams.getSlack.queryOptions({ input: {} }));

/**
 * The channels that the product can post to, once Slack is connected; cached for a day, unless the
 * member refreshes them (docs/product/teams.md#slack).
 */
export function useSlackChannels() {
  const slack = useSlack();
  const isConnected = slack.data?.connected;
  const channels = useQuery({
    queryKey: api.teams.listSlackChannels.key(),
    queryFn: allChannels,
    enabled: isConnected === true,
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  });
  return {
    isConnected,
    channels: channels.data?.channels ?? [],
    /** Whether the list is complete, so that a channel that isn't in it no longer exists. */
    isWhole: channels.data?.isWhole === true,
    isPending: slack.isPending || (isConnected === true && channels.isPending),
    error: slack.error ?? channels.error,
    /** Asks Slack again, for a channel that was made meanwhile. */
    refresh: channels.refetch,
    isRefreshing: channels.isRefetching,
  };
}

/** Loads all pages; if Slack refuses one of them, the channels so far (docs/product/teams.md#slack). */
async function allChannels(): Promise<{ channels: SlackChannel[]; isWhole: boolean }> {
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
    // Slack revoked the permission. The server has noticed it with this call, so the cached status is stale.
    void refresh("teams", "getSlack");
    return { channels: all, isWhole: false };
  }
  return { channels: all, isWhole: true };
}
