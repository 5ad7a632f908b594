import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CloseGuardContext } from "./draft/close-guard-context";
import { DraftNotice } from "./draft/draft-notice";
import type { EditGuard } from "./draft/edit-guard";
import { useGuardedClose } from "./draft/use-guarded-close";
import { useFocusReturn } from "./focus/use-focus-return";

type ModalProps = {
  open: boolean;
  title: string;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  footer?: ReactNode;
  children: ReactNode;
  /** The guard of a form that is created outside the dialog. A form created inside passes its guard by itself. */
  guard?: EditGuard | undefined;
  onClose: () => void;
};

/** A modal dialog; full-screen on phones. Escape and the cross close it, and ask first when a form in it is edited. */
export function Modal({ open, title, size = "md", footer, children, guard: given, onClose }: ModalProps) {
  const { t } = useTranslation("ui");
  const { close, tell, guard, question } = useGuardedClose(onClose, given);
  const returnFocus = useFocusReturn(open);
  return (
    <>
      <Dialog.Root
        size={{ base: "full", md: size }}
        placement="center"
        scrollBehavior="inside"
        open={open}
        onOpenChange={(change) => !change.open && close()}
        // A closing dialog returns the focus to its trigger, outside of the dialog that opens next.
        onFocusOutside={(event) => event.preventDefault()}
        onExitComplete={returnFocus}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content minH={{ md: "0" }} borderRadius={{ md: "l3" }} my={{ md: "auto" }}>
              <Dialog.Header>
                <Dialog.Title textStyle="md">{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <DraftNotice guard={guard} />
                <CloseGuardContext value={tell}>{children}</CloseGuardContext>
              </Dialog.Body>
              {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t("close")} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {question}
    </>
  );
}
