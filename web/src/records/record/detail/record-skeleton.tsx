import { Flex, Skeleton, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The outline of a record while it loads. */
export function RecordSkeleton() {
  const { t } = useTranslation("records");
  return (
    <Stack gap="4" pt="4" role="status" aria-label={t("detail.loading")}>
      {Array.from({ length: 8 }, (_, row) => row).map((row) => (
        <Flex key={row} gap="4">
          <Skeleton h="4" w="24" />
          <Skeleton h="4" w={row % 3 === 0 ? "52" : "36"} />
        </Flex>
      ))}
    </Stack>
  );
}
