import { HStack, Link } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";

/** The texts that whoever signs up agrees to, as far as the deployment names them. */
export function LegalLinks() {
  const { t } = useTranslation("identity");
  const { termsUrl, privacyUrl } = runtime().config;
  if (!termsUrl && !privacyUrl) return null;
  return (
    <HStack gap="3" ps="6" mt="-2" textStyle="sm">
      {termsUrl && (
        <Link href={termsUrl} target="_blank" rel="noopener" color="fg.muted" textDecoration="underline">
          {t("signUpPage.readTerms")}
        </Link>
      )}
      {privacyUrl && (
        <Link href={privacyUrl} target="_blank" rel="noopener" color="fg.muted" textDecoration="underline">
          {t("signUpPage.readPrivacy")}
        </Link>
      )}
    </HStack>
  );
}
