import { Flex, IconButton, Text } from "@chakra-ui/react";
import { useSortable } from "@dnd-kit/sortable";
import type { FieldPlace } from "@dure/domain/records/layout/layout";
import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SortHandle } from "../../../ui/sortable/sort-handle";
import { type GroupBox, showField } from "../layout-draft";
import { FieldMenu } from "./field-menu";
import { useLayoutEditing } from "./layout-context";

type PlacedFieldProps = { place: FieldPlace; group: GroupBox; index: number };

/** A field in its group: moved by its handle or its menu, hidden and shown unless it is required. */
export function PlacedField({ place, group, index }: PlacedFieldProps) {
  const { t } = useTranslation(["records", "ui"]);
  const { change, labelOf } = useLayoutEditing();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: `field:${place.id}`,
    data: { kind: "field", id: place.id },
    attributes: { roleDescription: t("ui:sort.role") },
  });
  const label = labelOf(place.id);
  const { is_visible: isVisible, required } = place;
  return (
    <Flex
      as="li"
      ref={setNodeRef}
      align="center"
      gap="1"
      px="1"
      minH={{ base: "10", md: "8" }}
      {...(isDragging && { opacity: 0.6, bg: "bg.muted" })}
      style={{ ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }), transition }}
    >
      <SortHandle handleRef={setActivatorNodeRef} label={label} attributes={attributes} listeners={listeners} />
      <Text flex="1" minW="0" truncate color={isVisible ? undefined : "fg.subtle"}>
        {label}
        {required && (
          <Text as="span" color="fg.error" aria-label={t("ui:required")}>
            {" *"}
          </Text>
        )}
      </Text>
      <IconButton
        variant="ghost"
        size="2xs"
        boxSize={{ base: "8", md: "6" }}
        color="fg.muted"
        disabled={required}
        aria-label={t(isVisible ? "records:layout.hide" : "records:layout.show", { label })}
        title={required ? t("records:layout.requiredHint") : undefined}
        onClick={() => change((draft) => showField(draft, place.id, !isVisible))}
      >
        {isVisible ? <Eye /> : <EyeOff />}
      </IconButton>
      <FieldMenu fieldId={place.id} label={label} group={group} index={index} />
    </Flex>
  );
}
