import { Text } from "@chakra-ui/react";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useLocalizedText } from "../use-localized-text";

/** What is wrong here, each thing once. */
export function ProblemTexts({ problems }: { problems: readonly RouterProblem[] }) {
  const ownText = useLocalizedText();
  const texts = [...new Set(problems.map(({ text }) => ownText(text)))];
  return texts.map((text) => (
    <Text key={text} textStyle="xs" color="fg.error">
      {text}
    </Text>
  ));
}
