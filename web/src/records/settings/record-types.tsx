import { Box, Flex, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { DealTypes } from "../pipeline/settings/deal-types";

/** The record types of an entity. A team defines those of deals; each other entity has one fixed type. */
export function RecordTypes({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  if (entity === "deal") return <DealTypes />;
  return (
    <Box maxW="form" pt="3">
      <Flex borderWidth="1px" rounded="l3" px="4" minH="12" align="center">
        {t(`entity.${entity}`)}
      </Flex>
      <Text mt="2" textStyle="xs" color="fg.muted">
        {t("entitySettings.fixedType")}
      </Text>
    </Box>
  );
}
