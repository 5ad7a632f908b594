import { Button, Stack, Text } from "@chakra-ui/react";
import type { AnswerValue } from "@dure/domain/forms/answer/answer-value";
import type { Graph } from "@dure/domain/routing/graph/graph";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../../../lib/language/use-localized-text";
import type { RouteTexts } from "../use-route-texts";
import { AnswerInput } from "./answer-input";
import { OutcomePreview } from "./outcome-preview";
import { TestedPath } from "./tested-path";
import type { tryOut } from "./try-out";

type RoutingTestProps = {
  graph: Graph;
  words: RouteTexts;
  answers: ReadonlyMap<string, AnswerValue>;
  tried: ReturnType<typeof tryOut>;
  onChange: (answers: ReadonlyMap<string, AnswerValue>) => void;
};

/** Runs the draft's rules on test answers, and shows the outcome. */
export function RoutingTest({ graph, words, answers, tried, onChange }: RoutingTestProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const names = new Set(graph.nodes.map(({ field }) => field.name));
  const asked = [...names].flatMap((name) => words.fieldNamed(name) ?? []);
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t(asked.length > 0 ? "route.tester.hint" : "route.tester.none")}</Text>
      {asked.map((field) => (
        <AnswerInput
          key={field.name}
          field={field}
          value={answers.get(field.name)}
          onChange={(value) => onChange(new Map(answers).set(field.name, value))}
        />
      ))}
      {answers.size > 0 && (
        <Button variant="outline" size="xs" alignSelf="flex-start" onClick={() => onChange(new Map())}>
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
