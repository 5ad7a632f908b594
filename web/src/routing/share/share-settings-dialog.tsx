import { Skeleton } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { Modal } from "../../ui/modal";
import { useShareConfig } from "./share-queries";
import { ShareSettingsForm } from "./share-settings-form";

type ShareSettingsDialogProps = { router: Pick<RouterItem, "id" | "title" | "link">; onClose: () => void };

/** How a router's link looks where it is shared, and what its page runs. */
export function ShareSettingsDialog({ router, onClose }: ShareSettingsDialogProps) {
  const { t } = useTranslation("routing");
  const { data, error, refetch, isFetchedAfterMount } = useShareConfig(router.id);
  if (data && isFetchedAfterMount) return <ShareSettingsForm router={router} config={data} onClose={onClose} />;
  return (
    <Modal open size="lg" title={t("share.title")} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton h="80" />}
    </Modal>
  );
}
