import { Box, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { MAX_ROWS } from "./rows";

/** How many of all matching records are loaded, and how many can be shown where that is not all of them. */
export function ListCount({ fetched, total }: { fetched: number; total: number | undefined }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  return (
    <Text
      role="status"
      textStyle="xs"
      color="fg.muted"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
    >
      {total !== undefined && t("list.count", { fetched: format.number(fetched), total: format.number(total) })}
      {total !== undefined && total > MAX_ROWS && (
        <Box as="span" display="block" whiteSpace="normal">
          {t("list.cut", { shown: format.number(MAX_ROWS) })}
        </Box>
      )}
    </Text>
  );
}
