import { Button } from "@chakra-ui/react";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { GraphError } from "@dure/domain/routing/graph/graph-error";
import { logicToGraph } from "@dure/domain/routing/graph/logic-to-graph";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { Split } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import { EmptyState } from "../../../ui/empty-state";
import type { StepProps } from "../draft";
import { RouteEditor } from "./route-editor";
import { newId } from "./route-parts";

/** The routing rules. Rules that can't be shown as a graph, which no screen creates, can only be reset. */
export function RouteStep(props: StepProps) {
  const { draft, onChange } = props;
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const graph = useMemo(() => drawn(draft), [draft]);
  if (!(graph instanceof GraphError)) return <RouteEditor {...props} graph={graph} />;
  return (
    <EmptyState
      icon={Split}
      title={t("route.undrawable.title")}
      description={localize(graph.text)}
      action={
        <Button variant="outline" onClick={() => onChange((before) => ({ ...before, fields: [], rules: [] }))}>
          {t("route.undrawable.restart")}
        </Button>
      }
    />
  );
}

function drawn(draft: RouterBody): Graph | GraphError {
  try {
    return logicToGraph(draft, newId);
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
}
