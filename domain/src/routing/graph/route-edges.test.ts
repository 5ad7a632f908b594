import { describe, expect, test } from "vitest";
import { type Box, type EdgeEnds, routeEdges } from "./route-edges";

const box = (id: string, x: number, y: number): Box => ({ id, x, y, width: 100, height: 60 });
const edge = (source: Box, target: Box, id = `${source.id}-${target.id}`): EdgeEnds => ({
  ...{ id, source: source.id, target: target.id },
  from: { x: source.x + 100, y: source.y + 20 },
  to: { x: target.x, y: target.y + 20 },
});

const [one, other, between] = [box("one", 0, 0), box("other", 400, 0), box("between", 200, 0)];

describe("an edge", () => {
  test("is straight if nothing is in between", () =>
    expect(routeEdges([one, other], [edge(one, other)]).get("one-other")).toEqual([
      { x: 100, y: 20 },
      { x: 400, y: 20 },
    ]));

  test("turns once between nodes of different rows", () =>
    expect(routeEdges([one, box("low", 400, 200)], [edge(one, box("low", 400, 200))]).get("one-low")).toHaveLength(4));

  test("goes around a node", () => {
    const route = routeEdges([one, other, between], [edge(one, other)]).get("one-other") ?? [];
    expect(route).toHaveLength(6);
    expect(route[2]?.y === -12 || (route[2]?.y ?? 0) >= 72).toBe(true);
  });

  test("leads back around its own nodes", () => {
    const route = routeEdges([one, other], [edge(other, one)]).get("other-one") ?? [];
    expect(route.slice(1, -1).every(({ y }, index) => index % 3 === 0 || y < 0 || y > 60 || y === 20)).toBe(true);
    expect(route).toHaveLength(6);
  });

  test("to another target has a row of its own", () => {
    const targets = [box("a", 400, 100), box("b", 400, 200)];
    const wall = box("wall", 200, 90);
    const routes = routeEdges(
      [one, wall, ...targets],
      [...targets.map((target) => ({ ...edge(one, target), from: { x: 100, y: 120 } }))],
    );
    const rows = targets.map(({ id }) => routes.get(`one-${id}`)?.[2]?.y);
    expect(new Set(rows).size).toBe(2);
  });

  test("keeps its route while nothing moves into it", () => {
    const before = routeEdges([one, other], [edge(one, other)]);
    const route = before.get("one-other");
    expect(routeEdges([one, other, box("far", 200, 300)], [edge(one, other)], before).get("one-other")).toBe(route);
    expect(routeEdges([one, other, between], [edge(one, other)], before).get("one-other")).not.toBe(route);
  });
});
