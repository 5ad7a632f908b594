import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { bearerToken, objectBody, type StandInRequest } from "../src/stand-in/request";
import { type Route, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { StateFile } from "../src/stand-in/state-file";
import { text } from "../src/stand-in/values";
import { accountOf, type CardAccount, type CardsState, newCardsState, STATE_VERSION, type StandInCard } from "./cards";

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const MAX_LIMIT = 500;

/**
 * Starts the stand-in for the business-card service (docs/business-cards.md). Accounts are shown at `/`.
 * @param port 0 means any free port
 */
export function start(options: { port: number; stateFile?: string | undefined }): Promise<RunningStandIn> {
  return startServer({ port: options.port, service: (log) => createService(options.stateFile, log) });
}

function createService(path: string | undefined, log: LoggedRequest[]): Service {
  const file = new StateFile<CardsState>({ path, version: STATE_VERSION, create: newCardsState });
  return {
    routes: [
      route("GET", "/v1/account", (request) => withAccount(file, request, ({ name }) => json(200, { name }))),
      route("GET", "/v1/cards", (request) => withAccount(file, request, (account) => cardsPage(account, request))),
      ...hookRoutes(file),
      route("GET", "/", () => accountsPage(file.data)),
    ],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    accountOf: (token) => accountOf(file.data, token)?.name,
    error: (status, message) => refusal(status, "error", message),
    state: () => ({ accounts: file.data.accounts, log }),
    reset: () => file.reset(),
    flush: () => file.flush(),
  };
}

const refusal = (status: number, code: string, message: string): Reply => json(status, { error: { code, message } });

function withAccount(
  file: StateFile<CardsState>,
  request: StandInRequest,
  answer: (account: CardAccount) => Reply,
): Reply {
  const account = accountOf(file.data, bearerToken(request) ?? "");
  if (!account || account.revoked) return refusal(401, "unauthorized", "The token is not valid.");
  return answer(account);
}

/** A page of cards. `cursor` is the id of the previous page's last card. */
function cardsPage({ cards }: CardAccount, { query }: StandInRequest): Reply {
  const limit = Number(query.get("limit") ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    return refusal(400, "invalid_limit", `limit is between 1 and ${MAX_LIMIT}.`);
  const cursor = query.get("cursor");
  const from = cursor === null ? 0 : cards.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== null && from === 0) return refusal(400, "invalid_cursor", "There is no such cursor.");
  const data = cards.slice(from, from + limit);
  return json(200, { data, next_cursor: from + limit < cards.length ? data.at(-1)?.id : null });
}

/**
 * Routes by which a test sets an account (`{token, name, cards}`), and revokes its token or makes it valid again
 * (`{token, revoked}`).
 */
const hookRoutes = (file: StateFile<CardsState>): Route[] => [
  route("POST", "/__account", (request) => {
    const { token, name, cards } = objectBody(request);
    const account = {
      token: text(token) ?? "",
      name: text(name) ?? "",
      revoked: false,
      cards: (Array.isArray(cards) ? cards : []) as StandInCard[],
    };
    file.data.accounts = [...file.data.accounts.filter((one) => one.token !== account.token), account];
    file.changed();
    return json(200, {});
  }),
  route("POST", "/__revoke", (request) => {
    const { token, revoked } = objectBody(request);
    for (const one of file.data.accounts) if (one.token === token) one.revoked = revoked !== false;
    file.changed();
    return json(200, {});
  }),
];

function accountsPage({ accounts }: CardsState): Reply {
  const rows = accounts.map(({ name, token, revoked, cards }) => [name, token, revoked ? "revoked" : "", cards.length]);
  const shown = table(["Account", "Token", "", "Cards"], rows, "None. Connect with a token that begins with demo.");
  return htmlPage(page("Business cards", html`<h1>Business cards</h1>${shown}`));
}
