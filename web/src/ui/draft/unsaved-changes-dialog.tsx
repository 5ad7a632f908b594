import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { isForced } from "../../lib/session/forced-navigation";
import { ConfirmDialog } from "../confirm-dialog";
import type { EditGuard } from "./edit-guard";

type CloseQuestionProps = { guard: EditGuard; asked: boolean; onStay: () => void; onClose: () => void };

/** Asks what to do with an edited form when it is closed or its page is left. */
export function UnsavedChangesDialog({ guard, asked, onStay, onClose }: CloseQuestionProps) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !guard.isSubmitted() && !isForced(nextLocation),
  );
  const isBlocked = blocker.state === "blocked";
  const close = () => (isBlocked ? blocker.proceed() : onClose());
  const discard = () => {
    guard.discard();
    close();
  };
  return (
    <ConfirmDialog
      open={asked || isBlocked}
      title={t("draft.title")}
      description={t(guard.keepsDraft ? "draft.kept" : "draft.lost")}
      confirm={t(guard.keepsDraft ? "draft.keep" : "draft.discard")}
      cancel={t("draft.stay")}
      danger={!guard.keepsDraft}
      {...(guard.keepsDraft && { other: { label: t("draft.discard"), onClick: discard } })}
      onConfirm={guard.keepsDraft ? close : discard}
      onClose={() => (isBlocked ? blocker.reset() : onStay())}
    />
  );
}
