import type { RegisteredCompany } from "@dure/domain/journeys/company/company-search";
import { journeysTexts } from "@dure/domain/journeys/texts";
import { MIN_SEARCH_LENGTH, searchTerm } from "@dure/domain/shared/company-search-term";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { LRUCache } from "lru-cache";
import { corporationRegistry } from "./corporation-registry";

/** The registry changes once a day, so an answer may be some minutes old. */
const CACHE_TTL_MS = 600_000;

const cache = new LRUCache<string, Promise<RegisteredCompany[]>>({ max: 500, ttl: CACHE_TTL_MS });

/**
 * Finds corporations by a part of their name, cached by this instance for some minutes; none for a term shorter than
 * MIN_SEARCH_LENGTH.
 * @param assertAllowed is called before a search that is not cached
 * @throws PROVIDER_FAILED when the registry doesn't answer
 */
export async function findCorporations(
  typed: string,
  assertAllowed?: () => Promise<void>,
): Promise<RegisteredCompany[]> {
  const term = searchTerm(typed);
  if (term.length < MIN_SEARCH_LENGTH) return [];
  const known = cache.get(term);
  if (known) return known;
  await assertAllowed?.();
  const found = corporationRegistry(term).catch((error: unknown) => {
    cache.delete(term);
    logger.warn("The registry of corporations did not answer.", { error: String(error) });
    throw new AppError("PROVIDER_FAILED", journeysTexts.registryFailed);
  });
  cache.set(term, found);
  return found;
}
