import { ENTITIES } from "@dure/domain/records/record/entity";
import { describe, expect, test } from "vitest";
import { type Route, routes } from "../support/suite/routes";

/** Parameters that a word of an address may stand for; all others are ids, which nobody chooses. */
const MAY_BE: Record<string, (word: string) => boolean> = {
  entityId: (word) => ENTITIES.some((entity) => entity === word),
  refEntityId: (word) => ENTITIES.some((entity) => entity === word),
  // A field of the product's own is called by its name.
  fieldId: () => true,
};

const partsOf = (path: string): string[] => path.split("/");
const parameterOf = (part = ""): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

/** The address that two endpoints would both take; undefined where there is none. */
function sharedAddress(one: Route, other: Route): string | undefined {
  const [left, right] = [partsOf(one.path), partsOf(other.path)];
  if (one.method !== other.method || left.length !== right.length) return undefined;
  const parts = left.map((part, at) => {
    const beside = right[at];
    if (parameterOf(part)) return beside;
    return parameterOf(beside) || beside === part ? part : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join("/");
}

/** Whether somebody who means this endpoint would call the address. */
const isMeant = ({ path }: Route, address: string): boolean => {
  const words = partsOf(address);
  return partsOf(path).every((part, at) => {
    const name = parameterOf(part);
    const word = words[at] ?? "";
    return name === undefined || parameterOf(word) !== undefined || MAY_BE[name]?.(word) === true;
  });
};

/** Of two endpoints, the router takes the one that has a word where they first differ. */
function takenFirst(one: Route, other: Route): Route {
  const beside = partsOf(other.path);
  const differ = partsOf(one.path).findIndex(
    (part, at) => part !== beside[at] && !(parameterOf(part) && parameterOf(beside[at])),
  );
  return parameterOf(partsOf(one.path)[differ]) ? other : one;
}

const shared = routes.flatMap((one, at) =>
  routes.slice(at + 1).flatMap((other) => {
    const address = sharedAddress(one, other);
    return address === undefined ? [] : [{ one, other, address }];
  }),
);

describe("an address that two endpoints would take", () => {
  test("there are such", () => expect(shared.length).toBeGreaterThan(5));

  test.each(shared)("$one.method $address reaches the one that is meant", ({ one, other, address }) => {
    const taken = takenFirst(one, other);
    const lost = taken === one ? other : one;
    const own = routes.some(({ method, path }) => method === one.method && path === address);
    expect(isMeant(lost, address) && !own, `${taken.name} instead of ${lost.name}`).toBe(false);
  });
});
