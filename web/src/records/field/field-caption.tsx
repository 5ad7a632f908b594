import { IconButton, Popover, Portal } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A field's help text behind an icon, for fingers and keyboards too. */
export function FieldCaption({ label, caption }: { label: string; caption: string }) {
  const { t } = useTranslation("records");
  return (
    <Popover.Root size="xs" positioning={{ placement: "top" }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton variant="plain" size="2xs" h="6" minW="6" color="fg.subtle" aria-label={t("field.hint", { label })}>
          <Info size={13} />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="auto" maxW="18rem">
            <Popover.Body p="3" textStyle="xs">
              {caption}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
