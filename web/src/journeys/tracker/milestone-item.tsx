import { Box, Flex, Text } from "@chakra-ui/react";
import { CalendarCheck, ClipboardCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { Milestone } from "./timeline";

/** A submitted form or a booked meeting, at its place in the journey. */
export function MilestoneItem({ milestone: { type, title, at, meetsAt } }: { milestone: Milestone }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const Icon = type === "booked" ? CalendarCheck : ClipboardCheck;
  return (
    <Flex as="li" gap="2.5" align="flex-start" rounded="l2" bg="bg.muted" px="3" py="2">
      <Box mt="0.5" flexShrink="0" color="fg.success">
        <Icon size={16} aria-hidden />
      </Box>
      <Box minW="0" flex="1">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {t(`journey.${type}`, { title })}
        </Text>
        {meetsAt && <Text textStyle="xs">{t("journey.meetsAt", { time: format.dateTime(meetsAt) })}</Text>}
      </Box>
      <Text as="time" textStyle="xs" flexShrink="0">
        {format.dateTime(at)}
      </Text>
    </Flex>
  );
}
