import { Box, IconButton, Popover, Portal } from "@chakra-ui/react";
import type { OptionColor } from "@dure/domain/records/field/option-color";
import { useTranslation } from "react-i18next";
import { ColorChoice } from "./color-choice";

type OptionColorButtonProps = {
  /** The option's name. */
  label: string;
  value: OptionColor | undefined;
  onChange: (color: OptionColor | undefined) => void;
};

/** The color of an option, and a choice of another one. */
export function OptionColorButton({ label, value, onChange }: OptionColorButtonProps) {
  const { t } = useTranslation("records");
  const name = t("fieldSettings.optionColor", { label });
  return (
    <Popover.Root positioning={{ placement: "bottom-start" }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <IconButton variant="ghost" size="xs" aria-label={name}>
          <Box
            boxSize="3.5"
            rounded="full"
            bg={value ? `${value}.500` : "bg"}
            borderWidth="1px"
            borderColor={value ? "transparent" : "border.emphasized"}
          />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="auto" maxW="14rem" aria-label={name}>
            <Popover.Body p="3">
              <ColorChoice label={name} value={value} onChange={onChange} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
