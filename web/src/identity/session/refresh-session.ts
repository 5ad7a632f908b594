import { runtime } from "../../lib/firebase/runtime";
import { queryClient } from "../../lib/query-client";

/** Refreshes the token after a change on the server: a verified e-mail, a team, a role. */
export async function refreshSession(): Promise<void> {
  const user = runtime().auth.currentUser;
  await user?.reload();
  await user?.getIdToken(true);
  await queryClient.resetQueries();
}
