import { Skeleton, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** The outline of a form while its values load. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  const { t } = useTranslation("ui");
  return (
    <Stack gap="5" maxW="form" role="status" aria-label={t("loading")}>
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <Stack key={field} gap="2">
          <Skeleton h="3.5" w="24" />
          <Skeleton h="8" />
        </Stack>
      ))}
    </Stack>
  );
}
