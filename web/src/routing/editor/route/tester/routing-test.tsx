import { Button, Stack, Text } from "@chakra-ui/react";
import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { Graph } from "@dure/domain/routing/graph/graph";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../../../lib/use-localized-text";
import type { RouteTexts } from "../use-route-texts";
import { AnswerInput } from "./answer-input";
import { OutcomePreview } from "./outcome-preview";
import { TestedPath } from "./tested-path";
import { tryOut } from "./try-out";

type RoutingTestProps = { draft: RouterBody; graph: Graph; words: RouteTexts };

/** Runs the draft's rules on test answers, and shows the outcome. */
export function RoutingTest({ draft, graph, words }: RoutingTestProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const asked = graph.nodes.flatMap(({ field }) => words.fieldNamed(field.name) ?? []);
  const tried = tryOut(draft, answers);
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t(asked.length > 0 ? "route.tester.hint" : "route.tester.none")}</Text>
      {asked.map((field) => (
        <AnswerInput
          key={field.name}
          field={field}
          value={answers.get(field.name)}
          onChange={(value) => setAnswers((before) => new Map(before).set(field.name, value))}
        />
      ))}
      {answers.size > 0 && (
        <Button variant="outline" size="xs" alignSelf="flex-start" onClick={() => setAnswers(new Map())}>
          {t("route.tester.clear")}
        </Button>
      )}
      <Stack gap="4" role="status" aria-live="polite">
        {"problem" in tried ? (
          <Text color="fg.error">{t("route.tester.wrong", { problem: localize(tried.problem) })}</Text>
        ) : (
          <>
            <OutcomePreview result={tried.result} words={words} />
            <TestedPath path={tried.path} graph={graph} words={words} />
          </>
        )}
      </Stack>
    </Stack>
  );
}
