import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { Graph } from "@dure/domain/routing/graph/graph";
import type { LogicRun } from "@dure/domain/routing/logic/run-logic";
import { useTranslation } from "react-i18next";
import type { RouteTexts } from "../use-route-texts";

type TestedPathProps = { path: LogicRun["path"]; graph: Graph; words: RouteTexts };

/** The conditions that matched on the path. */
export function TestedPath({ path, graph, words }: TestedPathProps) {
  const { t } = useTranslation("routing");
  const steps = path.flatMap(({ field, caseIndex }) => {
    const node = graph.nodes.find(({ id }) => id === field);
    const condition = caseIndex === null ? undefined : node?.conditions[caseIndex];
    if (!node) return [];
    const held = condition ? words.conditionText(node.field, condition) : t("route.tester.noCase");
    return [{ id: field, label: words.nodeLabel(node.id), held }];
  });
  if (steps.length === 0) return null;
  return (
    <Box as="section" aria-label={t("route.tester.path")}>
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
        {t("route.tester.path")}
      </Heading>
      <Stack as="ol" gap="1" ps="5" listStyleType="decimal">
        {steps.map(({ id, label, held }) => (
          <Text as="li" key={id}>
            {label}
            <Text as="span" color="fg.muted">{` — ${held}`}</Text>
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
