import { HStack, Text } from "@chakra-ui/react";
import { localeOf } from "@dure/domain/shared/text";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { zoneOption } from "../../lib/zone/zones";

/** The zone whose times a calendar shows: its city, and its offset at a moment (epoch milliseconds). */
export function ZoneLabel({ zone, atMs }: { zone: string; atMs: number }) {
  const { t, i18n } = useTranslation("ui");
  const { city, name, offset } = zoneOption(zone, localeOf(i18n.language), atMs);
  return (
    <HStack gap="1" color="fg.muted" textStyle="xs" title={name}>
      <Globe size={12} aria-hidden />
      <Text as="span" srOnly>
        {t("zone.label")}
      </Text>
      <Text as="span">
        {city} ({offset})
      </Text>
    </HStack>
  );
}
