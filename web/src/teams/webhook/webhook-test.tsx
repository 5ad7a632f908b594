import { Alert, Button, Flex, Stack } from "@chakra-ui/react";
import { TRIGGER_TYPES, type TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { TargetUrl } from "@dure/domain/teams/webhook/webhook";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { FormError } from "../../ui/form-error";
import { AnswerText } from "./answer-text";
import { useFailureText } from "./use-failure-text";
import { useTestWebhook } from "./webhook-queries";

type WebhookTestProps = {
  /** The webhook whose secret signs the test; undefined for a new one. */
  id: string | undefined;
  url: string;
  /** The chosen event types, one of which is sent; without any, all types are offered. */
  types: readonly TriggerType[];
};

/** Sends a sample event to the typed address, and shows its response. */
export function WebhookTest({ id, url, types }: WebhookTestProps) {
  const { t } = useTranslation("teams");
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<TriggerType>();
  const { mutate, data, error, isPending } = useTestWebhook();
  const choices = types.length > 0 ? types : TRIGGER_TYPES;
  const type = chosen && choices.includes(chosen) ? chosen : (choices[0] ?? "lead-created");
  const send = () => mutate({ body: { target_url: url.trim(), trigger_type: type, ...(id && { id }) } });
  return (
    <Stack gap="2">
      <Flex gap="2" align="flex-end">
        <SelectInput
          label={t("webhook.test.trigger")}
          value={type}
          options={choices.map((value) => ({ value, label: t(`webhook.trigger.${value}`) }))}
          onChange={setChosen}
        />
        <Button
          variant="outline"
          flexShrink="0"
          disabled={!TargetUrl.safeParse(url).success}
          loading={isPending}
          onClick={send}
        >
          {t("webhook.test.send")}
        </Button>
      </Flex>
      <FormError error={error} />
      {data && (
        <Alert.Root status={data.success ? "success" : "error"} size="sm" role="status">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {data.success
              ? t("webhook.test.success", { status: data.status, duration: data.duration_ms })
              : t("webhook.test.failed", { reason: failureText(data), duration: data.duration_ms })}
          </Alert.Title>
        </Alert.Root>
      )}
      {data && data.status !== null && <AnswerText answer={data.answer} />}
    </Stack>
  );
}
