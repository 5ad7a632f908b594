import { Box, HStack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { colorOf } from "./chart-theme";

/** Which bars are submissions, and which are bookings. */
export function FigureLegend() {
  const { t } = useTranslation("routing");
  return (
    <HStack gap="4" mb="2">
      {(["submits", "booked"] as const).map((figure) => (
        <HStack key={figure} gap="1.5">
          <Box boxSize="2.5" rounded="xs" style={{ background: colorOf(figure) }} />
          <Text textStyle="xs" color="fg.muted">
            {t(`submissions.figure.${figure}.name`)}
          </Text>
        </HStack>
      ))}
    </HStack>
  );
}
