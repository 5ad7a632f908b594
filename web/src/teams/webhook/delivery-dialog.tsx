import { Button, Stack, Text } from "@chakra-ui/react";
import type { ListedWebhook } from "@dure/domain/teams/webhook/webhook-api";
import { useTranslation } from "react-i18next";
import { CodeToCopy } from "../../ui/copy/code-to-copy";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useRemoteFlag } from "../team/flag-queries";
import { AttemptView } from "./attempt-view";
import { useDelivery, useReplayDelivery } from "./webhook-queries";

type DeliveryDialogProps = { webhook: ListedWebhook; deliveryId: string; onClose: () => void };

/** What was sent, and what each attempt was answered. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation("teams");
  const delivery = useDelivery(webhook.id, deliveryId);
  const replay = useReplayDelivery();
  const mayCopy = !useRemoteFlag("disable_copy_paste");
  const send = () =>
    replay.mutate(
      { params: { id: webhook.id, deliveryId } },
      { onSuccess: () => notify.success({ title: t("webhook.deliveries.replayed") }) },
    );
  return (
    <Modal
      open
      size="lg"
      title={delivery.data ? t(`webhook.trigger.${delivery.data.trigger_type}`) : t("webhook.deliveries.title")}
      onClose={onClose}
      footer={
        <>
          {!webhook.active && (
            <Text textStyle="sm" color="fg.muted">
              {t("webhook.deliveries.offHint")}
            </Text>
          )}
          <Button
            variant="outline"
            disabled={!webhook.active || !delivery.data}
            loading={replay.isPending}
            onClick={send}
          >
            {t("webhook.deliveries.replay")}
          </Button>
        </>
      }
    >
      {delivery.isPending && <FormSkeleton />}
      {delivery.isError && <ErrorState error={delivery.error} onRetry={delivery.refetch} />}
      {delivery.data && (
        <Stack gap="5">
          <FormError error={replay.error} />
          <Stack gap="2">
            <Text fontWeight="medium">{t("webhook.deliveries.request")}</Text>
            <Text textStyle="xs" color="fg.muted" wordBreak="break-all">
              webhook-id: {delivery.data.id}
            </Text>
            <CodeToCopy
              label={t("webhook.deliveries.request")}
              code={indented(delivery.data.body)}
              rows={10}
              copyable={mayCopy}
            />
          </Stack>
          {delivery.data.attempts.length === 0 && <Text color="fg.muted">{t("webhook.deliveries.none")}</Text>}
          {delivery.data.attempts.map((attempt, index) => (
            <AttemptView key={attempt.at} attempt={attempt} number={index + 1} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
