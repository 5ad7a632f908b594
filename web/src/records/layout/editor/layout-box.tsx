import { Flex, Box as Frame, Stack, Text } from "@chakra-ui/react";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useTranslation } from "react-i18next";
import { SortHandle } from "../../../ui/sortable/sort-handle";
import type { Box, GroupBox } from "../layout-draft";
import { BoxMenu } from "./box-menu";
import { GroupTitle } from "./group-title";
import { PlacedField } from "./placed-field";

/** A group of fields, or the note box, with the handle by which it is moved. */
export function LayoutBox({ box, columnAt }: { box: Box; columnAt: number }) {
  const { t } = useTranslation(["records", "ui"]);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: `box:${box.id}`,
    data: { kind: "box", id: box.id },
    attributes: { roleDescription: t("ui:sort.role") },
  });
  const label = box.kind === "group" ? box.title : t("records:note.title");
  return (
    <Frame
      ref={setNodeRef}
      role="group"
      aria-label={label}
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      {...(isDragging && { opacity: 0.6, shadow: "md" })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Flex align="center" gap="1" px="1" minH="10" {...(box.kind === "group" && { borderBottomWidth: "1px" })}>
        <SortHandle handleRef={setActivatorNodeRef} label={label} attributes={attributes} listeners={listeners} />
        {box.kind === "group" ? (
          <GroupTitle group={box} />
        ) : (
          <Text flex="1" fontWeight="medium">
            {label}
          </Text>
        )}
        <BoxMenu box={box} label={label} columnAt={columnAt} />
      </Flex>
      {box.kind === "group" ? (
        <GroupFields group={box} />
      ) : (
        <Text px="3" pb="3" textStyle="xs" color="fg.muted">
          {t("records:layout.noteHint")}
        </Text>
      )}
    </Frame>
  );
}

/** The fields of a group, in their order. */
function GroupFields({ group }: { group: GroupBox }) {
  const { t } = useTranslation("records");
  return (
    <SortableContext items={group.fields.map(({ id }) => `field:${id}`)} strategy={verticalListSortingStrategy}>
      <Stack as="ul" listStyleType="none" gap="0" py="1" minH="10">
        {group.fields.map((place, index) => (
          <PlacedField key={place.id} place={place} group={group} index={index} />
        ))}
        {group.fields.length === 0 && (
          <Text as="li" px="3" py="1.5" textStyle="xs" color="fg.muted">
            {t("layout.emptyGroup")}
          </Text>
        )}
      </Stack>
    </SortableContext>
  );
}
