import { Box, HStack, Text } from "@chakra-ui/react";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

const SECOND_MS = 1_000;

/** Whether visits come in, and when the last one did. */
export function InstallationCheck({ lastEventAt }: { lastEventAt: string | null }) {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (lastEventAt === null)
    return (
      <HStack gap="2" color="fg.muted">
        <CircleDashed size={18} aria-hidden />
        <Text>{t("tracker.noEvent")}</Text>
      </HStack>
    );
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(lastEventAt)) / SECOND_MS));
  return (
    <HStack gap="2">
      <Box color="fg.success">
        <CircleCheck size={18} aria-hidden />
      </Box>
      <Text>
        {seconds < 60
          ? t("tracker.lastEventSeconds", { seconds: format.number(seconds) })
          : t("tracker.lastEvent", { ago: format.ago(lastEventAt, nowMs) })}
      </Text>
    </HStack>
  );
}
