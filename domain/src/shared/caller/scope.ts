import { z } from "zod";

/** What an API key may be allowed: an area's data, and the MCP server, whose tools need no other scope. */
export const SCOPE_AREAS = ["records", "scheduling", "routing", "email", "teams", "mcp"] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

const ACTIONS = ["read", "write"] as const;
export type ScopeAction = (typeof ACTIONS)[number];

export type Scope = `${ScopeArea}:${ScopeAction}`;

export const scopeFor = (area: ScopeArea, action: ScopeAction): Scope => `${area}:${action}`;

export const SCOPES = SCOPE_AREAS.flatMap((area) => ACTIONS.map((action) => scopeFor(area, action)));

export const Scope = z.enum(SCOPES);

/** Whether a key's scopes cover what a call needs. Writing an area includes reading it. */
export function hasScope(granted: readonly Scope[], needed: Scope): boolean {
  if (granted.includes(needed)) return true;
  const [area, action] = partsOf(needed);
  return action === "read" && granted.includes(scopeFor(area, "write"));
}

/** The area and the action of a scope. */
export const partsOf = (scope: Scope) => scope.split(":") as [ScopeArea, ScopeAction];
