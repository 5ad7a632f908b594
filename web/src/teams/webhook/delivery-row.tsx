import { Badge, Button, Table, Text } from "@chakra-ui/react";
import type { DeliveryView } from "@dure/domain/teams/webhook/delivery";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { useFailureText } from "./use-failure-text";

const COLORS = { waiting: "orange", held: "gray", delivered: "green", failed: "red" } as const;

export function DeliveryRow({ delivery, onOpen }: { delivery: DeliveryView; onOpen: () => void }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const failureText = useFailureText();
  const { trigger_type, state, created_at, last_attempt, attempts, next_attempt_at } = delivery;
  const trigger = t(`webhook.trigger.${trigger_type}`);
  return (
    <Table.Row>
      <Table.Cell>
        <Button
          variant="plain"
          size="sm"
          px="0"
          h="auto"
          aria-label={t("webhook.deliveries.show", { trigger })}
          onClick={onOpen}
        >
          {trigger}
        </Button>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {format.ago(created_at)}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette={COLORS[state]}>{t(`webhook.deliveries.state.${state}`)}</Badge>
        {state === "waiting" && attempts > 0 && next_attempt_at && (
          <Text textStyle="xs" color="fg.muted">
            {t("webhook.deliveries.next", { time: format.ago(next_attempt_at) })}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        <time dateTime={created_at} title={format.dateTime(created_at)}>
          {format.ago(created_at)}
        </time>
      </Table.Cell>
      <Table.Cell hideBelow="md">{last_attempt ? failureText(last_attempt) : ""}</Table.Cell>
      <Table.Cell textAlign="end">{attempts}</Table.Cell>
    </Table.Row>
  );
}
