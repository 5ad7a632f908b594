import type { CampaignSummary } from "@dure/domain/email/campaign/campaign";
import { canDo } from "@dure/domain/email/campaign/campaign-status";
import { Archive, ArchiveRestore, Copy, TextCursorInput, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import type { Action } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useMayChange } from "../use-may-change";
import { useArchiveCampaign, useDuplicateCampaign } from "./campaign-queries";

type Actable = Pick<CampaignSummary, "id" | "status" | "launched_at" | "archived_at" | "created_by">;

type Asks = {
  onDelete: () => void;
  /** Omitted if the screen has a field for the name. */
  onRename?: () => void;
};

/** The actions on a campaign, in any list and on its page. Users who may not change it can still copy it. */
export function useCampaignActions(campaign: Actable, { onDelete, onRename }: Asks): Action[] {
  const { t } = useTranslation("email");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const duplicate = useDuplicateCampaign();
  const archive = useArchiveCampaign();
  const errorText = useErrorText();
  const params = { id: campaign.id };
  const failed = (error: unknown) => notify.error({ title: errorText(error) });
  const isArchived = campaign.archived_at !== null;
  const mayChange = useMayChange(campaign);
  const mayDelete = mayChange && canDo("delete", campaign);
  const readOnly = mayChange ? undefined : t("campaigns.readOnly");
  const open = ({ id }: { id: string }) => {
    notify.success({ title: t("campaigns.duplicated") });
    navigateAfterSubmit(`/email/campaigns/${id}`);
  };
  const rename: Action[] = onRename
    ? [
        {
          id: "rename",
          label: t("campaigns.rename"),
          icon: TextCursorInput,
          disabled: !mayChange,
          hint: readOnly,
          onSelect: onRename,
        },
      ]
    : [];
  return [
    ...rename,
    {
      id: "duplicate",
      label: t("campaigns.duplicate"),
      icon: Copy,
      onSelect: () => duplicate.mutate({ params }, { onSuccess: open, onError: failed }),
    },
    {
      id: "archive",
      label: t(isArchived ? "campaigns.restore" : "campaigns.archive"),
      icon: isArchived ? ArchiveRestore : Archive,
      disabled: !mayChange,
      hint: readOnly,
      onSelect: () => archive.mutate({ params, body: { archived: !isArchived } }, { onError: failed }),
    },
    {
      id: "delete",
      label: t("campaigns.delete"),
      icon: Trash2,
      danger: true,
      disabled: !mayDelete,
      hint: readOnly ?? (mayDelete ? undefined : t("campaigns.deleteBlocked")),
      onSelect: onDelete,
    },
  ];
}
