import type { api } from "./api";
import { type Scope, type ScopeArea, scopeFor } from "./shared/caller/scope";
import type { EndpointMeta } from "./shared/endpoint";

type ApiArea = keyof typeof api;

/** The scopes that cover an area's endpoints; a new area does not compile without one. */
const SCOPE_AREA: Record<ApiArea, ScopeArea> = {
  identity: "teams",
  teams: "teams",
  records: "records",
  forms: "records",
  scheduling: "scheduling",
  journeys: "records",
  routing: "routing",
  email: "email",
  notifications: "records",
  reports: "records",
};

/** Areas about people and their rights, for people to decide: an endpoint accepts API keys only if it says so. */
const PEOPLES_AREAS: readonly ApiArea[] = ["identity", "teams"];

/**
 * The scope that an API key needs for an endpoint; undefined where no key is accepted.
 * @param method of HTTP: a GET reads, the others write unless the endpoint says that it only `reads`
 */
export function scopeOf(area: ApiArea, method: string | undefined, meta: EndpointMeta): Scope | undefined {
  const { access, keys = access === "user" || PEOPLES_AREAS.includes(area) ? "refused" : "accepted" } = meta;
  if (access === "public" || keys === "refused") return undefined;
  return scopeFor(SCOPE_AREA[area], method === "GET" || meta.reads ? "read" : "write");
}

/** Whether a name is one of the API's areas, as the first part of a procedure's path is. */
export const isApiArea = (name: string | undefined): name is ApiArea =>
  name !== undefined && Object.hasOwn(SCOPE_AREA, name);
