import { IconButton } from "@chakra-ui/react";
import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { useTranslation } from "react-i18next";

type SortHandleProps = {
  handleRef: (element: HTMLElement | null) => void;
  label: string;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
};

/** The drag handle of a row; Space lifts the row, the arrow keys move it. */
export function SortHandle({ handleRef, label, attributes, listeners }: SortHandleProps) {
  const { t } = useTranslation("ui");
  return (
    <IconButton
      ref={handleRef}
      {...attributes}
      {...listeners}
      aria-label={t("sort.handle", { label })}
      variant="ghost"
      size="2xs"
      boxSize={{ base: "8", md: "6" }}
      minW="0"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
    >
      <GripVertical />
    </IconButton>
  );
}
