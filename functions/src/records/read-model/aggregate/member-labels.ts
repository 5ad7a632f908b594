import { groupTexts } from "@dure/domain/records/group/texts";
import { keyIdOf } from "@dure/domain/shared/caller/api-key-text";
import type { Locale, Text } from "@dure/domain/shared/text";
import { LRUCache } from "lru-cache";
import { memberNames } from "../query/member-names-store";

const KEPT_MS = 60_000;

/** Names of members by team, cached since many charts by owner are requested at a time. */
const cache = new LRUCache<string, ReadonlyMap<string, string>>({ max: 200, ttl: KEPT_MS });

/** Who the product acts for when no member does (domain/src/shared/access.ts). */
const NO_MEMBER: ReadonlySet<string> = new Set(["system", "public", "router"]);

/** The names of these users. Former members whose name is gone get a general label. */
export async function memberLabels(
  teamId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const known = cache.get(teamId);
  const isKnown = (id: string) => otherActor(id) !== undefined || known?.has(id) === true;
  const names = known && ids.every(isKnown) ? known : await readNames(teamId);
  const label = (id: string) => otherActor(id)?.[locale] ?? (names.get(id) || groupTexts.formerMember[locale]);
  return new Map(ids.map((id) => [id, label(id)]));
}

/** The label of an actor that is not a member. */
function otherActor(id: string): Text | undefined {
  if (NO_MEMBER.has(id)) return groupTexts.product;
  return keyIdOf(id) === undefined ? undefined : groupTexts.apiKey;
}

async function readNames(teamId: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map((await memberNames(teamId)).map(({ id, name }) => [id, name]));
  cache.set(teamId, names);
  return names;
}
