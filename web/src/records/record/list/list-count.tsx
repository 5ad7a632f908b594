import { Box, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { MAX_ROWS } from "./rows";

/** The number of loaded and of matching records, and the maximum that can be shown if there are more. */
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
