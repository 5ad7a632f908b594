import { Button, HStack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../ui/use-error-text";
import { useFormat } from "../../../ui/use-format";
import { useCampaign } from "../campaign-queries";
import type { CampaignDraft } from "./use-campaign-draft";

/** Whether the draft is saved, and what the user can do if saving failed. */
export function SaveState({ draft, campaignId }: { draft: CampaignDraft; campaignId: string }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const errorText = useErrorText();
  const { refetch } = useCampaign(campaignId);
  const takeTheirs = async () => {
    const { data } = await refetch();
    if (data) draft.take(data);
  };
  if (draft.isSaving)
    return (
      <Text as="span" role="status">
        {t("campaigns.save.saving")}
      </Text>
    );
  if (draft.isConflict)
    return (
      <HStack as="span" gap="2" wrap="wrap" role="alert">
        <Text as="span" color="fg.error">
          {t("campaigns.save.conflict")}
        </Text>
        <Button size="xs" variant="outline" onClick={takeTheirs}>
          {t("campaigns.save.theirs")}
        </Button>
        <Button size="xs" variant="outline" onClick={draft.overwrite}>
          {t("campaigns.save.mine")}
        </Button>
      </HStack>
    );
  if (draft.error && draft.isChanged)
    return (
      <HStack as="span" gap="2" wrap="wrap" role="alert">
        <Text as="span" color="fg.error">
          {errorText(draft.error)}
        </Text>
        <Button size="xs" variant="outline" onClick={draft.retry}>
          {t("campaigns.save.again")}
        </Button>
      </HStack>
    );
  return (
    <Text as="span" role="status">
      {draft.isChanged
        ? t("campaigns.save.unsaved")
        : t("campaigns.save.savedAt", { time: format.dateTime(draft.savedAt) })}
    </Text>
  );
}
