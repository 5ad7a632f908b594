import { Stack } from "@chakra-ui/react";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { RESULT } from "@dure/domain/routing/graph/result";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { ENTRY, type RouterProblem } from "@dure/domain/routing/router/router-problem";
import { Inbox } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NextSelect } from "./next-select";
import { NodeCard } from "./node-card";
import { ProblemTexts } from "./problem-texts";
import { ResultCard } from "./result-card";
import { RouteCard } from "./route-card";
import type { RouteEditing } from "./use-route";
import type { RouteTexts } from "./use-route-texts";

type RouteListProps = {
  draft: RouterBody;
  graph: Graph;
  words: RouteTexts;
  problems: readonly RouterProblem[];
  /** The node selected on the canvas. */
  selected: string | undefined;
  editing: RouteEditing;
};

/** The graph as a list: every edit works by keyboard and with a screen reader. */
export function RouteList({ draft, graph, words, problems, selected, editing }: RouteListProps) {
  const { t } = useTranslation("routing");
  const wrongAt = (target: string) => problems.filter((one) => one.target === target);
  return (
    <Stack gap="3">
      <RouteCard
        target={ENTRY}
        title={t("route.entry")}
        icon={Inbox}
        isWrong={wrongAt(ENTRY).length > 0}
        isSelected={selected === ENTRY}
      >
        <Stack gap="1.5">
          <NextSelect
            label={t("route.entryNext")}
            graph={graph}
            from="entry"
            next={graph.entry.next}
            words={words}
            edit={editing.edit}
          />
          <ProblemTexts problems={wrongAt(ENTRY)} />
        </Stack>
      </RouteCard>
      {graph.nodes.map((node) => (
        <NodeCard
          key={node.id}
          graph={graph}
          node={node}
          words={words}
          problems={wrongAt(node.id)}
          isSelected={selected === node.id}
          edit={editing.edit}
        />
      ))}
      <ResultCard
        draft={draft}
        words={words}
        problems={problems}
        isSelected={selected === RESULT}
        change={editing.change}
      />
    </Stack>
  );
}
