import { Button, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  /** The action's name: "Delete", not "OK". */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** A third button, beside confirm and cancel. */
  other?: { label: string; onClick: () => void };
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms an irreversible action. The safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirm, cancel, danger = false, busy = false, other, onConfirm, onClose } = props;
  const { t } = useTranslation("ui");
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      // Three buttons are in one line, except on a phone.
      size={other ? "sm" : "xs"}
      placement="center"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      initialFocusEl={() => cancelButton.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title textStyle="md" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            {description && (
              <Dialog.Body pt="0">
                <Dialog.Description>{description}</Dialog.Description>
              </Dialog.Body>
            )}
            <Dialog.Footer flexWrap="wrap">
              <Button ref={cancelButton} variant="outline" onClick={onClose}>
                {cancel ?? t("cancel")}
              </Button>
              {other && (
                <Button variant="outline" colorPalette="red" onClick={other.onClick}>
                  {other.label}
                </Button>
              )}
              <Button colorPalette={danger ? "red" : "brand"} loading={busy} onClick={onConfirm}>
                {confirm}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="xs" aria-label={t("close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
