import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { CalendarSync } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useConnections } from "./calendar-queries";
import { ConnectButton } from "./connect-button";
import { ConnectChoices } from "./connect-choices";

/** Offers to connect a calendar, or to authorise it again; nothing while all is well or not yet known. */
export function ConnectCalendarStep() {
  const { t } = useTranslation("scheduling");
  const { data } = useConnections();
  const revoked = data?.find(({ needs_regrant }) => needs_regrant);
  if (!data || (data.length > 0 && !revoked)) return null;
  const state = revoked ? "again" : "first";
  return (
    <Flex gap="4" p="4" mb="5" borderWidth="1px" rounded="l3" bg={revoked ? "orange.subtle" : "brand.subtle"}>
      <Box color="brand.fg" pt="0.5" flexShrink="0">
        <CalendarSync size={20} aria-hidden />
      </Box>
      <Stack gap="3" minW="0">
        <Stack gap="1">
          <Heading as="h2" size="sm" fontWeight="semibold">
            {t(`connect.step.${state}.title`)}
          </Heading>
          <Text color="fg.muted">{t(`connect.step.${state}.description`)}</Text>
        </Stack>
        {revoked ? <ConnectButton provider={revoked.provider} email={revoked.email} /> : <ConnectChoices />}
      </Stack>
    </Flex>
  );
}
