import { RESULT } from "@dure/domain/routing/graph/result";
import type { LogicRun } from "@dure/domain/routing/logic/run-logic";
import { ENTRY } from "@dure/domain/routing/router/router-problem";

/** The ids of the nodes and edges that tested answers pass. A node without a matching condition has no further edge. */
export function litPath(path: LogicRun["path"]): Set<string> {
  const passed = path.flatMap(({ field, caseIndex }) => [
    field,
    ...(caseIndex === null ? [] : [`${field}:${caseIndex}`]),
  ]);
  const isLed = path.at(-1)?.caseIndex !== null;
  return new Set([ENTRY, ...passed, ...(isLed ? [RESULT] : [])]);
}
