import { ENTITIES } from "@dure/domain/records/record/entity";
import { describe, expect, test } from "vitest";
import { type Route, routes } from "../support/suite/routes";

/** Parameters whose value may be a word of another path. All others are generated ids. */
const MAY_BE: Record<string, (word: string) => boolean> = {
  entityId: (word) => ENTITIES.some((entity) => entity === word),
  refEntityId: (word) => ENTITIES.some((entity) => entity === word),
  // The ids of standard fields are words.
  fieldId: () => true,
};

const partsOf = (path: string): string[] => path.split("/");
const parameterOf = (part = ""): string | undefined => /^\{(\w+)\}$/.exec(part)?.[1];

/** A path that matches both endpoints; undefined if there is none. */
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

/** Whether a path can be a request for this endpoint. */
const isMeant = ({ path }: Route, address: string): boolean => {
  const words = partsOf(address);
  return partsOf(path).every((part, at) => {
    const name = parameterOf(part);
    const word = words[at] ?? "";
    return name === undefined || parameterOf(word) !== undefined || MAY_BE[name]?.(word) === true;
  });
};

/** The endpoint that the router prefers: the one with a word where the two first differ. */
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

describe("a path that matches two endpoints", () => {
  test("exists", () => expect(shared.length).toBeGreaterThan(5));

  test.each(shared)("$one.method $address reaches the intended endpoint", ({ one, other, address }) => {
    const taken = takenFirst(one, other);
    const lost = taken === one ? other : one;
    const own = routes.some(({ method, path }) => method === one.method && path === address);
    expect(isMeant(lost, address) && !own, `${taken.name} instead of ${lost.name}`).toBe(false);
  });
});
