import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { fresh, type Member } from "../teams/tenant";

/** The stand-in for the business-card service. Faults name an account, so that they hit one team. */
export const cardService = standIn(suite.rememberUrl);

export type TestCard = { id: string } & Record<string, unknown>;

/** The name of a token's account. */
const accountOf = (token: string): string => token.replace("token", "account");

/** Sets the cards of a token's account. */
export const setCards = (token: string, cards: readonly TestCard[]): Promise<void> =>
  cardService.post("/__account", { token, name: accountOf(token), cards });

/** Revokes a token as the account's owner, or restores it. */
export const revokeToken = (token: string, revoked = true): Promise<void> =>
  cardService.post("/__revoke", { token, revoked });

/** Connects a new account with some cards; returns its token. */
export async function connectCards(admin: Member, cards: readonly TestCard[]): Promise<string> {
  const token = fresh("token-");
  await setCards(token, cards);
  await admin.client.teams.connectCardService({ body: { token } });
  return token;
}

/** Makes all calls with an account's token fail. */
export const failCards = (token: string, fault: { status?: number; delayMs?: number; times?: number; body?: object }) =>
  cardService.addFault({ path: "^/v1/cards$", account: accountOf(token), ...fault });
