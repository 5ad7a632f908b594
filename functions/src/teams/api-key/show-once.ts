import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { seal, unseal } from "../../platform/auth/secret-box";

/**
 * The answer to a request that creates or rotates a key. It is stored for idempotent retries, so the key in it is
 * sealed: a client that lost the answer gets the key again, but the database alone doesn't reveal it.
 */
type SealedAnswer = { view: ApiKeyView; sealed: string };

const placeOf = (teamId: string, id: string) => `teams/${teamId}/api-keys/${id}`;

export const sealKey = (teamId: string, view: ApiKeyView, text: string): SealedAnswer => ({
  view,
  sealed: seal(text, placeOf(teamId, view.id)),
});

/** Opens the stored answer: the only answer that shows the whole key. */
export const showOnce = (teamId: string, { view, sealed }: SealedAnswer): ApiKeyView => ({
  ...view,
  key: unseal(sealed, placeOf(teamId, view.id)),
});
