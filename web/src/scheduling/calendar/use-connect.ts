import type { Provider, Service } from "@dure/domain/teams/connection";
import { client } from "../../lib/api";
import { refreshConnections, TOKENS_VERSION } from "./calendar-queries";
import { useGrant } from "./use-grant";

/** @param email the account to re-authorize; undefined connects a new one */
export type Connecting = { provider: Provider; service: Service; email?: string | undefined };

/** Connects an account for one service. */
export const useConnect = (connecting: Connecting, onGranted?: () => void) =>
  useGrant(() => authUrl(connecting), refreshConnections, onGranted);

async function authUrl({ provider, service, email }: Connecting): Promise<string> {
  const query = { provider, service, version: TOKENS_VERSION };
  return (await client.teams.getAuthUrl({ query: { ...query, ...(email && { login_hint: email }) } })).url;
}
