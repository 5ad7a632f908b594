import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useGrant } from "../calendar/use-grant";

export const refreshSlack = () => Promise.all([refresh("teams", "getSlack"), refresh("teams", "listSlackChannels")]);

/** Installs the product into a workspace, which replaces a previous one. */
export const useConnectSlack = () => useGrant(authUrl, refreshSlack);

const authUrl = async (): Promise<string> => (await client.teams.getSlackAuthUrl({})).url;
