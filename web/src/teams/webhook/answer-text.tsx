import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The beginning of what an endpoint answered, as it came. */
export function AnswerText({ answer }: { answer: string }) {
  const { t } = useTranslation("teams");
  return (
    <chakra.pre
      textStyle="xs"
      fontFamily="mono"
      bg="bg.muted"
      rounded="l2"
      p="3"
      maxH="48"
      overflow="auto"
      whiteSpace="pre-wrap"
      wordBreak="break-all"
      tabIndex={0}
    >
      {answer || t("webhook.deliveries.noAnswer")}
    </chakra.pre>
  );
}
