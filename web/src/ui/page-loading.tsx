import { Center, Spinner } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

/** Shown while a page loads. It appears with a delay, so that quick pages do not flicker. */
export function PageLoading({ minH = "50dvh" }: { minH?: string }) {
  const { t } = useTranslation("ui");
  return (
    <Center minH={minH} role="status" aria-label={t("loading")}>
      <Spinner color="fg.subtle" borderWidth="2px" animationDelay="150ms" />
    </Center>
  );
}
