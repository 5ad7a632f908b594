import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { guardOf } from "../../ui/draft/edit-guard";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useRouter } from "../router/router-queries";
import { type ShareSettings, useChangeShareConfig, useShareConfig } from "./share-queries";
import { ShareSettingsForm } from "./share-settings-form";
import { useShareErrorText } from "./use-share-error-text";

type ShareSettingsDialogProps = { routerId: string; onClose: () => void };

/** The preview of a router's link where it is shared, and the script that its page runs. */
export function ShareSettingsDialog({ routerId, onClose }: ShareSettingsDialogProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const errorText = useShareErrorText();
  const id = useId();
  const router = useRouter(routerId);
  const { data, error, refetch, isFetchedAfterMount } = useShareConfig(routerId);
  const change = useChangeShareConfig(routerId);
  const [isDirty, setDirty] = useState(false);
  const config = isFetchedAfterMount ? data : undefined;
  const save = (settings: ShareSettings) =>
    change.mutate(settings, {
      onSuccess: () => {
        notify.success({ title: t("ui:saved") });
        onClose();
      },
    });
  return (
    <Modal
      open
      size="lg"
      title={t("share.title")}
      guard={guardOf(isDirty, change.isSuccess)}
      onClose={onClose}
      footer={
        <Stack w="full" gap="3">
          <FormError error={change.error && errorText(change.error)} />
          <Button
            type="submit"
            form={id}
            alignSelf="flex-end"
            disabled={!config || !router.data}
            loading={change.isPending}
          >
            {t("ui:save")}
          </Button>
        </Stack>
      }
    >
      {config && router.data ? (
        <ShareSettingsForm id={id} router={router.data} config={config} onDirty={setDirty} onSave={save} />
      ) : error || router.error ? (
        <ErrorState error={error ?? router.error} onRetry={() => Promise.all([refetch(), router.refetch()])} />
      ) : (
        <Skeleton h="80" />
      )}
    </Modal>
  );
}
