import { Box, Text } from "@chakra-ui/react";
import type { IpListView } from "@dure/domain/teams/ip-list/ip-list";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** The addresses with a pass, which are allowed for an hour besides the list; renders nothing if there are none. */
export function IpPasses({ passes }: Pick<IpListView, "passes">) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  if (passes.length === 0) return null;
  const title = t("ipList.passes", { count: passes.length });
  return (
    <Box color="fg.warning">
      <Text>{title}</Text>
      <Box as="ul" listStyleType="none" aria-label={title}>
        {passes.map(({ ip, until }) => (
          <Text as="li" key={ip} overflowWrap="anywhere">
            {t("ipList.pass", { ip, time: format.dateTime(until) })}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
