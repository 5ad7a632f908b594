import { Flex, Stack, Text } from "@chakra-ui/react";
import type { Attempt } from "@dure/domain/teams/webhook/delivery";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { AnswerText } from "./answer-text";
import { useFailureText } from "./use-failure-text";

/** One attempt: when, how long, and what was answered. */
export function AttemptView({ attempt, number }: { attempt: Attempt; number: number }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const failureText = useFailureText();
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="medium">{t("webhook.deliveries.attempt", { number })}</Text>
        <Text textStyle="xs" color="fg.muted">
          {format.dateTime(attempt.at)} · {attempt.duration_ms} ms
        </Text>
      </Flex>
      <Text>{failureText(attempt)}</Text>
      {attempt.status !== null && <AnswerText answer={attempt.answer} />}
    </Stack>
  );
}
