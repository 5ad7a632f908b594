import { check } from "./api-error";
import type { Context } from "./context";
import { type IdpRequest, type ProviderConfig, parametersOf, tenantOf } from "./protocol";

export type ProviderKind = "inboundSamlConfigs" | "oauthIdpConfigs" | "defaultSupportedIdpConfigs";

/** The valid ids of each kind, and the query parameter that holds the id of a new one. */
const KINDS: Record<ProviderKind, { idParameter: string; ids: RegExp }> = {
  inboundSamlConfigs: { idParameter: "inboundSamlConfigId", ids: /^saml\../ },
  oauthIdpConfigs: { idParameter: "oauthIdpConfigId", ids: /^oidc\../ },
  defaultSupportedIdpConfigs: {
    idParameter: "idpId",
    ids: /^(?:(?:gc\.)?apple|facebook|github|(?:playgames\.)?google|linkedin|microsoft|twitter|yahoo)\.com$/,
  },
};

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

export interface ProviderCall {
  method: string;
  tenant: string | undefined;
  kind: ProviderKind;
  id: string | undefined;
  query: URLSearchParams;
  body: object;
}

const keyOf = (tenant: string | undefined, kind: ProviderKind, id: string) => `${tenant ?? ""}|${kind}|${id}`;

/** Creates, reads, lists, updates and deletes the configurations of sign-in providers. */
export function providerConfigs(context: Context, call: ProviderCall): object {
  const { method, tenant, kind, id, query, body } = call;
  const { providers } = context.store.state;
  if (method === "POST") return create(context, call);
  if (method === "GET" && !id) return list(context, call);
  const key = keyOf(tenant, kind, id ?? "");
  const config = providers[key];
  check(config, "CONFIGURATION_NOT_FOUND", 404);
  if (method === "DELETE") delete providers[key];
  if (method === "PATCH") applyMask(config, body, query.get("updateMask")?.split(",") ?? Object.keys(body));
  if (method !== "GET") context.store.save();
  return method === "DELETE" ? {} : config;
}

function create({ emulator, store }: Context, { tenant, kind, query, body }: ProviderCall): ProviderConfig {
  const { idParameter, ids } = KINDS[kind];
  const id = query.get(idParameter);
  check(id !== null && ids.test(id), "INVALID_CONFIG_ID");
  const key = keyOf(tenant, kind, id);
  check(!store.state.providers[key], "CONFIGURATION_EXISTS", 409);
  const config = { enabled: false, ...body, name: `${emulator.scope(tenant)}/${kind}/${id}` };
  store.state.providers[key] = config;
  store.save();
  return config;
}

function list({ store }: Context, { tenant, kind, query }: ProviderCall) {
  const prefix = keyOf(tenant, kind, "");
  const all = Object.entries(store.state.providers).flatMap(([key, config]) =>
    key.startsWith(prefix) ? [config] : [],
  );
  const from = Number(query.get("pageToken") ?? 0);
  const to = from + Math.min(Number(query.get("pageSize")) || DEFAULT_PAGE, MAX_PAGE);
  return { [kind]: all.slice(from, to), ...(to < all.length && { nextPageToken: String(to) }) };
}

type Nested = { [field: string]: unknown };

const nested = (value: unknown): Nested | undefined =>
  typeof value === "object" && value !== null ? (value as Nested) : undefined;

function applyMask(target: object, source: object, paths: string[]) {
  for (const path of paths) {
    const fields = path.split(".");
    const last = fields.pop() ?? "";
    let to = target as Nested;
    let from: Nested | undefined = source as Nested;
    for (const field of fields) {
      const inside = nested(to[field]) ?? {};
      to[field] = inside;
      to = inside;
      from = nested(from?.[field]);
    }
    if (from?.[last] === undefined) delete to[last];
    else to[last] = from[last];
  }
}

const REFUSED = "OPERATION_NOT_ALLOWED : The identity provider configuration is";

/**
 * Refuses a sign-in whose well-known provider (such as Google) is not configured in the tenant. The emulator allows it. The
 * project itself has them, as the README asks for.
 */
export function assertSupported({ store }: Context, body: IdpRequest) {
  const id = parametersOf(body).get("providerId")?.toLowerCase();
  if (!id || id.startsWith("saml.") || id.startsWith("oidc.")) return;
  const tenant = tenantOf(body);
  if (tenant === undefined) return;
  const config = store.state.providers[keyOf(tenant, "defaultSupportedIdpConfigs", id)];
  check(config, `${REFUSED} not found.`);
  check(config.enabled, `${REFUSED} disabled.`);
}

/** The configuration for a SAML sign-in. */
export function samlConfig({ store }: Context, tenant: string | undefined, id: string): ProviderConfig {
  const config = store.state.providers[keyOf(tenant, "inboundSamlConfigs", id)];
  check(config, "CONFIGURATION_NOT_FOUND");
  check(config.enabled, `${REFUSED} disabled.`);
  return config;
}
