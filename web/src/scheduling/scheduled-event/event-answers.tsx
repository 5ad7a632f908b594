import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { answerText } from "../../forms/submission/answer-text";
import { useFormat } from "../../ui/use-format";

/** What the invitee answered to the page's own questions. */
export function EventAnswers({ answers }: { answers: ScheduledEventView["q_a"] }) {
  const { t } = useTranslation("scheduling");
  const { phoneOnWire } = useFormat();
  const titleId = useId();
  const words = { yes: t("event.yes"), no: t("event.no"), phone: phoneOnWire };
  if (answers.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="sm" fontWeight="semibold" mb="2">
        {t("event.answers")}
      </Heading>
      <Stack as="dl" gap="2">
        {answers.map((answer) => (
          <Box key={answer.name}>
            <Text as="dt" color="fg.muted">
              {answer.label || answer.name}
            </Text>
            <Text as="dd" whiteSpace="pre-line" wordBreak="break-word">
              {answerText(answer, words)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
