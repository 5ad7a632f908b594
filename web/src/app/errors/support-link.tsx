import { Link } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";

/** The way to the people who run the product; nothing where the deployment names none. */
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
