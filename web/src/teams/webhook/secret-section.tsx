import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { CodeToCopy } from "../../ui/copy/code-to-copy";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { useRotateSecret, useSecret } from "./webhook-queries";

/** The signing secret, shown on request, and its rotation. */
export function SecretSection({ id }: { id: string }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  const errorText = useErrorText();
  const [isShown, setShown] = useState(false);
  const [isRotating, setRotating] = useState(false);
  const { data, error, isFetching } = useSecret(id, isShown);
  const rotate = useRotateSecret();
  const confirm = () =>
    rotate.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          notify.success({ title: t("webhook.secret.rotated") });
          setShown(true);
        },
        onError: (failure) => notify.error({ title: errorText(failure) }),
        onSettled: () => setRotating(false),
      },
    );
  return (
    <SettingsSection title={t("webhook.secret.title")} description={t("webhook.secret.description")}>
      <Stack gap="3">
        {isShown && data && <CodeToCopy label={t("webhook.secret.label")} code={data.secret} rows={2} />}
        {isShown && data?.previous_expires_at && (
          <Text color="fg.muted">
            {t("webhook.secret.overlap", { time: format.dateTime(data.previous_expires_at) })}
          </Text>
        )}
        <FormError error={error} />
        <Flex gap="2">
          {!isShown || !data ? (
            <Button variant="outline" loading={isFetching} onClick={() => setShown(true)}>
              {t("webhook.secret.show")}
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => setRotating(true)}>
            {t("webhook.secret.rotate")}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        open={isRotating}
        title={t("webhook.secret.rotateTitle")}
        description={t("webhook.secret.rotateDescription")}
        confirm={t("webhook.secret.rotate")}
        busy={rotate.isPending}
        onConfirm={confirm}
        onClose={() => setRotating(false)}
      />
    </SettingsSection>
  );
}
