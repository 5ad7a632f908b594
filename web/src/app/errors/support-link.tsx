import { Link } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";

/** A link to the operators' support; nothing if the deployment has no support address. */
export function SupportLink() {
  const { t } = useTranslation("app");
  const { supportEmail } = runtime().config;
  if (!supportEmail) return null;
  return (
    <Link href={`mailto:${supportEmail}`} colorPalette="brand" textDecoration="underline">
      {t("error.contactSupport")}
    </Link>
  );
}
