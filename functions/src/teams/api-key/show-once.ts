import type { ApiKeyView } from "@dure/domain/teams/api-key";
import { seal, unseal } from "../../platform/auth/secret-box";

/**
 * The answer of a request that makes a key. It is stored for repeats of the request, so the key in it is sealed: whoever
 * lost the answer gets the key again, and the database alone gives it to nobody.
 */
type SealedAnswer = { view: ApiKeyView; sealed: string };

const placeOf = (teamId: string, id: string) => `teams/${teamId}/api-keys/${id}`;

export const sealKey = (teamId: string, view: ApiKeyView, text: string): SealedAnswer => ({
  view,
  sealed: seal(text, placeOf(teamId, view.id)),
});

/** The answer with the whole key, which no other answer shows. */
export const showOnce = (teamId: string, { view, sealed }: SealedAnswer): ApiKeyView => ({
  ...view,
  key: unseal(sealed, placeOf(teamId, view.id)),
});
