import { Box, chakra, Flex, IconButton } from "@chakra-ui/react";
import type { ViewAnswer } from "@dure/domain/records/view/view";
import { House, Lock, Pin, PinOff, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useListParams } from "./use-list-params";
import type { ListState } from "./use-list-state";
import { useViewActions } from "./use-view-actions";
import type { SegmentSource } from "./use-view-segment";

/** A saved view keeps no search. */
const segmentSourceOf = ({ title, view_collection_setting }: ViewAnswer): SegmentSource => ({
  name: title,
  filter: view_collection_setting.filter,
  search: "",
});

type ViewLineProps = {
  list: ListState;
  view: ViewAnswer;
  /** The drag handle of a pinned view. */
  handle?: ReactNode;
  onEdit: () => void;
  onSegment: ((source: SegmentSource) => void) | undefined;
  onOpened: () => void;
};

/** One view: its name opens it, a button pins it, and a menu has its other actions. */
export function ViewLine({ list, view, handle, onEdit, onSegment, onOpened }: ViewLineProps) {
  const { t } = useTranslation("records");
  const { openView } = useListParams();
  const [deleting, setDeleting] = useState(false);
  const { pin, remove, isRemoving, actions } = useViewActions(list, view, {
    onEdit,
    onDelete: () => setDeleting(true),
    onSegment: onSegment && (() => onSegment(segmentSourceOf(view))),
  });
  const Icon = view.shared ? Users : Lock;
  const open = () => {
    openView(view.id);
    onOpened();
  };
  return (
    <Flex align="center" gap="1" rounded="l2" _hover={{ bg: "bg.muted" }} ps={handle ? "0" : "2"}>
      {handle}
      <Box
        as={Icon}
        boxSize="3.5"
        flexShrink="0"
        color="fg.subtle"
        aria-label={t(view.shared ? "view.isShared" : "view.isPrivate")}
      />
      <chakra.button
        type="button"
        flex="1"
        minW="0"
        py="1.5"
        textAlign="start"
        truncate
        cursor="pointer"
        aria-current={list.chosen.tab === view.id ? "true" : undefined}
        fontWeight={list.chosen.tab === view.id ? "semibold" : undefined}
        focusVisibleRing="inside"
        onClick={open}
      >
        {view.title}
      </chakra.button>
      {view.home && <House size={14} aria-label={t("view.isHome")} />}
      <IconButton
        variant="ghost"
        size="2xs"
        aria-label={t(view.pinned ? "view.unpin" : "view.pin", { title: view.title })}
        aria-pressed={view.pinned}
        onClick={pin}
      >
        {view.pinned ? <PinOff /> : <Pin />}
      </IconButton>
      <ActionMenu label={t("view.actions", { title: view.title })} actions={actions} />
      <ConfirmDialog
        open={deleting}
        title={t("view.deleteTitle", { title: view.title })}
        description={view.shared ? t("view.deleteShared") : undefined}
        confirm={t("view.delete")}
        danger
        busy={isRemoving}
        onConfirm={() => remove(() => setDeleting(false))}
        onClose={() => setDeleting(false)}
      />
    </Flex>
  );
}
