import { Text } from "@chakra-ui/react";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useLocalizedText } from "../../../lib/language/use-localized-text";

/** The texts of the problems, without duplicates. */
export function ProblemTexts({ problems }: { problems: readonly RouterProblem[] }) {
  const localize = useLocalizedText();
  const texts = [...new Set(problems.map(({ text }) => localize(text)))];
  return texts.map((text) => (
    <Text key={text} textStyle="xs" color="fg.error">
      {text}
    </Text>
  ));
}
