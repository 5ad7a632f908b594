import { HStack, Skeleton, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The outline of a list while it loads. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation("ui");
  return (
    <Stack gap="0" role="status" aria-label={t("loading")}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <HStack key={row} h="11" gap="4" borderBottomWidth="1px">
          <Skeleton h="4" flex="2" maxW={row % 2 ? "48" : "56"} />
          <Skeleton h="4" flex="2" maxW="44" hideBelow="md" />
          <Skeleton h="4" flex="1" maxW="20" />
        </HStack>
      ))}
    </Stack>
  );
}
