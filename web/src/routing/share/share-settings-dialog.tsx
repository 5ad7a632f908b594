import { Button, Skeleton, Stack } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toaster";
import { type ShareSettings, useChangeShareConfig, useShareConfig } from "./share-queries";
import { ShareSettingsForm } from "./share-settings-form";
import { useShareErrorText } from "./use-share-error-text";

type ShareSettingsDialogProps = { router: Pick<RouterItem, "id" | "title" | "link">; onClose: () => void };

/** How a router's link looks where it is shared, and what its page runs. */
export function ShareSettingsDialog({ router, onClose }: ShareSettingsDialogProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const errorText = useShareErrorText();
  const id = useId();
  const { data, error, refetch, isFetchedAfterMount } = useShareConfig(router.id);
  const change = useChangeShareConfig(router.id);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
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
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      footer={
        <Stack w="full" gap="3">
          <FormError error={change.error && errorText(change.error)} />
          <Button type="submit" form={id} alignSelf="flex-end" disabled={!config} loading={change.isPending}>
            {t("ui:save")}
          </Button>
        </Stack>
      }
    >
      {config ? (
        <ShareSettingsForm id={id} router={router} config={config} onDirty={setDirty} onSave={save} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton h="80" />
      )}
      <ConfirmDialog
        open={isLeaving}
        title={t("ui:unsaved.title")}
        description={t("share.leave")}
        confirm={t("ui:unsaved.leave")}
        cancel={t("ui:unsaved.stay")}
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Modal>
  );
}
