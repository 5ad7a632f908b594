import { api } from "@dure/domain/api";
import { isApiArea, scopeOf } from "@dure/domain/api-scopes";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";

/** Every endpoint of the contract, with a pattern of its path that takes any value for a parameter. */
export const contractRoutes = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.values<AnyContractProcedure>(endpoints).map((endpoint) => {
    const { route } = endpoint["~orpc"];
    const meta = endpoint["~orpc"].meta as EndpointMeta;
    return {
      method: route.method,
      path: route.path,
      pattern: new RegExp(`^${route.path?.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      meta,
      /** The scope that an API key needs; undefined if the endpoint refuses keys. */
      scope: isApiArea(area) ? scopeOf(area, route.method, meta) : undefined,
    };
  }),
);
