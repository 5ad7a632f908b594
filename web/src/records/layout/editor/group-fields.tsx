import { Stack, Text } from "@chakra-ui/react";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useTranslation } from "react-i18next";
import type { GroupBox } from "../layout-draft";
import { PlacedField } from "./placed-field";

/** The fields of a group, in their order. */
export function GroupFields({ group }: { group: GroupBox }) {
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
