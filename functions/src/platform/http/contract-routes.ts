import { api } from "@dure/domain/api";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";

/** Every endpoint of the contract, with a pattern of its path that takes any value for a parameter. */
export const contractRoutes = Object.values(api)
  .flatMap((area): AnyContractProcedure[] => Object.values(area))
  .map(({ "~orpc": { route, meta } }) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path?.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    meta: meta as EndpointMeta,
  }));
