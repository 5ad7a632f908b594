import type { RouterBody } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { casesTo } from "./groups";

type RemoveGroupDialogProps = {
  draft: RouterBody;
  groupId: string | undefined;
  onRemove: (groupId: string) => void;
  onClose: () => void;
};

/** Asks before a group is deleted, and lists what is deleted with it. */
export function RemoveGroupDialog({ draft, groupId, onRemove, onClose }: RemoveGroupDialogProps) {
  const { t } = useTranslation("routing");
  const group = draft.groups.find(({ id }) => id === groupId);
  const count = group ? casesTo(draft, group.id) : 0;
  return (
    <ConfirmDialog
      open={group !== undefined}
      title={t("actions.removeTitle", { name: group?.props.name || t("actions.unnamed") })}
      description={count > 0 ? t("actions.removeHint", { count }) : t("actions.removeUnused")}
      confirm={t("actions.remove")}
      danger
      onConfirm={() => {
        if (group) onRemove(group.id);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
