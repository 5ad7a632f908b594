import { Link, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";

/** How to write to the operators' support; nothing if the deployment has no address. */
export function SupportAddress() {
  const { t } = useTranslation("app");
  const { supportEmail } = runtime().config;
  if (!supportEmail) return null;
  return (
    <Text color="fg.muted">
      {t("help.email")}{" "}
      <Link href={`mailto:${supportEmail}`} textDecoration="underline">
        {supportEmail}
      </Link>
    </Text>
  );
}
