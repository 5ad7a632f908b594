import type { EdgeRoute } from "@dure/domain/routing/graph/route-edges";

const RADIUS = 8;

/** An edge as an SVG path, with round corners. */
export function edgePath(route: EdgeRoute): string {
  const [first, ...rest] = route;
  if (!first) return "";
  const turns = rest.map((corner, index) => {
    const [before, after] = [route[index] ?? corner, route[index + 2]];
    if (!after) return `L${corner.x},${corner.y}`;
    const near = towards(corner, before);
    const far = towards(corner, after);
    return `L${near.x},${near.y} Q${corner.x},${corner.y} ${far.x},${far.y}`;
  });
  return [`M${first.x},${first.y}`, ...turns].join(" ");
}

type Corner = EdgeRoute[number];

/** A point near a corner, where the rounding begins; at most half of the way to the next corner. */
function towards(corner: Corner, other: Corner): Corner {
  const length = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}
