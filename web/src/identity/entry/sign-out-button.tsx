import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { signOut } from "../session/sign-out";

/** Signs out during onboarding. */
export function SignOutButton({ label }: { label?: string }) {
  const { t } = useTranslation("identity");
  return (
    <Button variant="plain" color="fg.muted" _hover={{ color: "fg" }} onClick={() => void signOut()}>
      {label ?? t("signOut")}
    </Button>
  );
}
