import { Box, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { KeyboardEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";

type PreviewDialogProps = {
  open: boolean;
  title: string;
  controls?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A window for one picture or document: all the room for it, its name and what can be done with it above. */
export function PreviewDialog({ open, title, controls, onKeyDown, onClose, children }: PreviewDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog.Root
      size="full"
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      lazyMount
      unmountOnExit
      scrollBehavior="inside"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p={{ md: "8" }}>
          <Dialog.Content
            rounded={{ md: "l3" }}
            h={{ base: "100dvh", md: "full" }}
            minH="0"
            maxH="none"
            m="0"
            onKeyDown={onKeyDown}
          >
            <Dialog.Header gap="1" px="4" py="2" borderBottomWidth="1px" alignItems="center">
              <Dialog.Title textStyle="md" flex="1" minW="0" truncate>
                {title}
              </Dialog.Title>
              {controls}
              <Dialog.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label={t("close")} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Box flex="1" minH="0" display="flex" flexDirection="column">
              {children}
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
