import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import type { SessionView } from "@dure/domain/identity/session";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";
import { useEndSession } from "./security-queries";

export function DeviceRow({ session: { id, browser, os, ip, last_seen_at, current } }: { session: SessionView }) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  const errorText = useErrorText();
  const end = useEndSession();
  const device = t("security.device", {
    browser: browser ?? t("security.unknownBrowser"),
    os: os ?? t("security.unknownSystem"),
  });
  const endNow = () =>
    end.mutate(
      { params: { sessionId: id } },
      {
        onSuccess: () => notify.success({ title: t("security.ended") }),
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <Flex as="li" align="center" gap="3" py="2.5" borderBottomWidth="1px" wrap="wrap">
      <Box flex="1" minW="10rem">
        <HStack gap="1.5">
          <Text fontWeight="medium">{device}</Text>
          {current && <Badge size="xs">{t("security.thisDevice")}</Badge>}
        </HStack>
        <Text color="fg.muted" textStyle="xs">
          {t("security.lastSeen", { ip, time: format.dateTime(last_seen_at) })}
        </Text>
      </Box>
      {!current && (
        <Button variant="outline" loading={end.isPending} aria-label={t("security.endOf", { device })} onClick={endNow}>
          {t("security.end")}
        </Button>
      )}
    </Flex>
  );
}
