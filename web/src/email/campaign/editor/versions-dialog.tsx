import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../records/member/member-queries";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Modal } from "../../../ui/modal";
import { notify } from "../../../ui/toast/notify";
import { useFormat } from "../../../ui/use-format";
import { useCampaignVersion, useCampaignVersions } from "../campaign-queries";
import type { CampaignDraft } from "./use-campaign-draft";

type VersionsDialogProps = { campaignId: string; draft: CampaignDraft; onClose: () => void };

/**
 * The campaign's earlier versions. Restoring one is an ordinary change: the present version is kept in the list, too.
 */
export function VersionsDialog({ campaignId, draft, onClose }: VersionsDialogProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { nameOf } = useMembers();
  const { data: versions, error, refetch } = useCampaignVersions(campaignId);
  const [chosen, setChosen] = useState<number>();
  const version = useCampaignVersion(campaignId, chosen);
  const restore = () => {
    if (!version.data) return;
    draft.set(version.data.content);
    notify.success({ title: t("campaigns.versions.restored") });
    onClose();
  };
  return (
    <Modal
      open
      title={t("campaigns.versions.title")}
      onClose={onClose}
      footer={
        <Button disabled={chosen === undefined} loading={version.isLoading} onClick={restore}>
          {t("campaigns.versions.restore")}
        </Button>
      }
    >
      {(error ?? version.error) && <ErrorState error={error ?? version.error} onRetry={refetch} />}
      {!error && !versions && <ListSkeleton />}
      {versions?.length === 0 && <EmptyState title={t("campaigns.versions.none")} />}
      <Stack as="ul" listStyleType="none" gap="2">
        {versions?.map((one) => (
          <li key={one.version}>
            <Button
              w="full"
              variant={chosen === one.version ? "surface" : "outline"}
              aria-pressed={chosen === one.version}
              justifyContent="flex-start"
              onClick={() => setChosen(one.version)}
            >
              <HStack gap="2" minW="0">
                <Text>{format.dateTime(one.saved_at)}</Text>
                <Text color="fg.muted">{nameOf(one.saved_by)}</Text>
              </HStack>
            </Button>
          </li>
        ))}
      </Stack>
    </Modal>
  );
}
