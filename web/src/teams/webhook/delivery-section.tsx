import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { DeliveryState } from "@dure/domain/teams/webhook/delivery";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { DeliveryList } from "./delivery-list";
import { ReplayFailedDialog } from "./replay-failed-dialog";

const ALL = "all";

/** A webhook's deliveries by state, with a replay of those that failed. */
export function DeliverySection({ webhook }: { webhook: ListedWebhook }) {
  const { t } = useTranslation("teams");
  const [state, setState] = useState<DeliveryState>();
  const [isReplaying, setReplaying] = useState(false);
  const states = DeliveryState.options.map((value) => ({ value, label: t(`webhook.deliveries.state.${value}`) }));
  return (
    <Stack as="section" aria-labelledby="deliveries" gap="4" py="6" borderTopWidth="1px">
      <Box>
        <Heading as="h2" id="deliveries" size="sm" fontWeight="semibold">
          {t("webhook.deliveries.title")}
        </Heading>
        <Text color="fg.muted" mt="1">
          {t("webhook.deliveries.description")}
        </Text>
      </Box>
      <Flex gap="3" justify="space-between" align="flex-end" wrap="wrap">
        <Box w="40">
          <SelectInput
            label={t("webhook.deliveries.filter")}
            value={state ?? ALL}
            options={[{ value: ALL, label: t("webhook.deliveries.all") }, ...states]}
            onChange={(chosen) => setState(chosen === ALL ? undefined : chosen)}
          />
        </Box>
        <Button variant="outline" disabled={!webhook.active} onClick={() => setReplaying(true)}>
          <RotateCw aria-hidden />
          {t("webhook.deliveries.replayFailed")}
        </Button>
      </Flex>
      {!webhook.active && (
        <Text textStyle="sm" color="fg.muted">
          {t("webhook.deliveries.offHint")}
        </Text>
      )}
      <DeliveryList webhook={webhook} state={state} />
      {isReplaying && <ReplayFailedDialog id={webhook.id} onClose={() => setReplaying(false)} />}
    </Stack>
  );
}
