import { Box, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConvertButton } from "../../pipeline/convert-button";
import { StageMenu } from "../../pipeline/stage-menu";
import { Highlights } from "../../timeline/highlights";
import { ENTITY_PAGES } from "../entity-pages";
import { RecordActions } from "./record-actions";
import { TopLinks } from "./top-links";

type RecordHeaderProps = {
  entity: EntityId;
  record: RecordView | undefined;
  wide: boolean;
  controls: ReactNode;
  onLeave: () => void;
};

/** A record's kind, name, stage and actions. */
export function RecordHeader({ entity, record, wide, controls, onLeave }: RecordHeaderProps) {
  const { t } = useTranslation("records");
  const { icon: Icon } = ENTITY_PAGES[entity];
  return (
    <Box
      as="header"
      px={{ base: "4", md: wide ? "6" : "4" }}
      pt={wide ? { base: "4", md: "5" } : "3"}
      pb="3"
      borderBottomWidth="1px"
    >
      <Flex align="center" gap="1" minH="8">
        <HStack gap="1.5" flex="1" minW="0" color="fg.muted" textStyle="xs">
          <Icon size={14} aria-hidden />
          <Text truncate>
            {t(`entity.${entity}`)}
            {record?.record_type && ` · ${record.record_type.name}`}
          </Text>
        </HStack>
        {record && <RecordActions record={record} onLeave={onLeave} />}
        {controls}
      </Flex>
      {record && (
        <>
          <Heading as={wide ? "h1" : "h2"} size="md" fontWeight="semibold" lineClamp="2" mt="0.5">
            {record.label}
          </Heading>
          <Flex gap="2" mt="2" wrap="wrap" align="center" _empty={{ display: "none" }}>
            {record.entity === "deal" && <StageMenu record={record} />}
            {record.entity === "lead" && <ConvertButton record={record} />}
            <TopLinks record={record} />
          </Flex>
          <Highlights record={record} />
        </>
      )}
    </Box>
  );
}
