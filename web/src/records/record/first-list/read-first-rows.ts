import type { MemberView } from "@dure/domain/teams/team";
import { api } from "../../../lib/api";
import { loadConfig } from "../../../lib/firebase/config";
import { startRuntime } from "../../../lib/firebase/runtime";
import { queryClient } from "../../../lib/query-client";
import type { RecordPage } from "../list/record-page";
import { recordPageQuery } from "../record-page-query";
import type { ListSnapshot } from "./list-snapshot";

export type FirstRows = { page: RecordPage; members: readonly MemberView[] };

/**
 * Reads the first rows of a kept list as the signed-in user, into the cache that the app reads from.
 * @returns undefined if nobody is signed in, or another user than the one who saw the list
 * @throws what the API refuses
 */
export async function readFirstRows({ entity, uid, body }: ListSnapshot): Promise<FirstRows | undefined> {
  const { auth } = startRuntime(await loadConfig());
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user?.uid !== uid || !user.tenantId) return undefined;
  const [page, { data: members }] = await Promise.all([
    queryClient.fetchQuery(recordPageQuery(entity, body, 0)),
    queryClient.fetchQuery(api.teams.listMembers.queryOptions({ input: { params: { teamId: user.tenantId } } })),
  ]);
  return { page, members };
}
