import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { CalendarSync } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useConnections } from "./calendar-queries";
import { ConnectButton } from "./connect-button";
import { ConnectChoices } from "./connect-choices";
import { useRefusedAccounts } from "./use-refused-accounts";

/** Asks to connect or re-authorize a calendar; nothing if all calendars work, or while loading. */
export function ConnectCalendarStep() {
  const { t } = useTranslation("scheduling");
  const { data } = useConnections();
  const refusals = useRefusedAccounts();
  const refused = data?.find(({ id }) => refusals.has(id));
  if (!data || (data.length > 0 && !refused)) return null;
  const state = (refused && refusals.get(refused.id)) ?? "first";
  return (
    <Flex gap="4" p="4" mb="5" borderWidth="1px" rounded="l3" bg={refused ? "orange.subtle" : "brand.subtle"}>
      <Box color="brand.fg" pt="0.5" flexShrink="0">
        <CalendarSync size={20} aria-hidden />
      </Box>
      <Stack gap="3" minW="0">
        <Stack gap="1">
          <Heading as="h2" size="sm" fontWeight="semibold">
            {t(`connect.step.${state}.title`)}
          </Heading>
          <Text color="fg.muted">{t(`connect.step.${state}.description`, { email: refused?.email ?? "" })}</Text>
        </Stack>
        {refused ? <ConnectButton provider={refused.provider} email={refused.email} /> : <ConnectChoices />}
      </Stack>
    </Flex>
  );
}
