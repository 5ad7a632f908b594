import type { ConditionNode, Graph } from "@dure/domain/routing/graph/graph";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

export type NodeCardProps = {
  graph: Graph;
  node: ConditionNode;
  words: RouteTexts;
  problems: readonly RouterProblem[];
  isSelected: boolean;
  edit: RouteEditing["edit"];
};
