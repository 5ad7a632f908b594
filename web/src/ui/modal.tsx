import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type ModalProps = {
  open: boolean;
  title: string;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

/** A modal dialog; full-screen on phones. Escape and the cross close it. */
export function Modal({ open, title, size = "md", footer, children, onClose }: ModalProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog.Root
      size={{ base: "full", md: size }}
      placement="center"
      scrollBehavior="inside"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
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
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("close")} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
