import { BusinessCard } from "@dure/domain/teams/business-card/business-card";
import { z } from "zod";
import { rememberUrl } from "../../platform/config";

const TIMEOUT_MS = 15_000;
const PAGE = 200;
/** More than anybody collects; a service whose pages never end stops here. */
const MAX_CARDS = 50_000;

/** Whether the service's address is configured in this installation. */
export const isCardServiceAvailable = (): boolean => rememberUrl.value() !== "none";

/** The service no longer takes the token. */
export class CardTokenRefused extends Error {
  override readonly name = "CardTokenRefused";
}

/** The service failed or answered unexpectedly; a retry may succeed. */
export class CardServiceFailed extends Error {
  override readonly name = "CardServiceFailed";
}

const Account = z.object({ name: z.string().max(200) });
const Page = z.object({
  data: z.array(z.record(z.string(), z.unknown()).transform(textsOf).pipe(BusinessCard)),
  next_cursor: z.string().nullish(),
});

/** The values of a card that are texts or numbers; any other counts as empty. */
function textsOf(card: Record<string, unknown>): unknown {
  const texts = Object.entries(card).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value).toWellFormed()]));
}

/** @throws CardTokenRefused, CardServiceFailed */
export const readAccount = (token: string): Promise<{ name: string }> => ask(token, "/v1/account", Account);

/**
 * All cards of the account, read page by page. If a card is listed twice, the last one wins.
 * @throws CardTokenRefused, CardServiceFailed
 */
export async function readCards(token: string): Promise<BusinessCard[]> {
  const cards = new Map<string, BusinessCard>();
  let cursor: string | null | undefined;
  do {
    const query = new URLSearchParams({ limit: String(PAGE), ...(cursor && { cursor }) });
    const page = await ask(token, `/v1/cards?${query}`, Page);
    const before = cards.size;
    for (const card of page.data) cards.set(card.id, card);
    if (page.next_cursor && cards.size === before) throw new CardServiceFailed("The pages do not end.");
    cursor = page.next_cursor;
  } while (cursor && cards.size < MAX_CARDS);
  return [...cards.values()].slice(0, MAX_CARDS);
}

async function ask<T>(token: string, path: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(`${rememberUrl.value()}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CardServiceFailed(String(error));
  });
  if (response.status === 401 || response.status === 403) throw new CardTokenRefused();
  if (!response.ok) throw new CardServiceFailed(`HTTP ${response.status}`);
  const { data } = schema.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new CardServiceFailed("The answer is not of the protocol.");
  return data;
}
