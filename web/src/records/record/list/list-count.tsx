import { Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";

/** How many of all matching records are loaded. */
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
    </Text>
  );
}
