import { api } from "@dure/domain/api";
import type { Access } from "@dure/domain/shared/access";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";

export type EndpointName = {
  [Area in keyof typeof api]: `${Area & string}.${keyof (typeof api)[Area] & string}`;
}[keyof typeof api];

export type Route = {
  name: EndpointName;
  method: string;
  path: `/${string}`;
  access: Access;
  /** The rate limit for one IP address, in calls per minute. */
  ratePerMinute: number | undefined;
};

/** Every endpoint of the contract. */
export const routes: Route[] = Object.entries(api).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, AnyContractProcedure>).map(([name, procedure]) => {
    const { route } = procedure["~orpc"];
    const meta = procedure["~orpc"].meta as EndpointMeta;
    return {
      name: `${area}.${name}` as EndpointName,
      method: route.method ?? "POST",
      path: route.path ?? "/",
      access: meta.access,
      ratePerMinute: meta.ratePerMinute,
    };
  }),
);

/** Endpoints after whose call the caller's own token is refused. */
const ENDING = new Set<EndpointName>([
  "identity.signOut",
  "identity.endSession",
  "identity.endSessions",
  "identity.removeSecondFactor",
]);

export const endsSession = ({ name }: Pick<Route, "name">): boolean => ENDING.has(name);

/** The URL of a route with its parameters filled in. */
export const addressOf = (route: Route, params: Record<string, string> = {}, query: Record<string, string> = {}) => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.name} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
