import { Button, Flex, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useUser } from "reactfire";
import { nextPathOf } from "../../lib/session-paths";

/** For someone who opens the login page with a session: the way back in. */
export function SignedInNote() {
  const { t } = useTranslation("identity");
  const { data: user } = useUser();
  const [search] = useSearchParams();
  if (!user?.email) return null;
  return (
    <Flex align="center" justify="space-between" gap="3" p="3" rounded="l2" borderWidth="1px" bg="bg.panel">
      <Text>{t("login.signedInAs", { email: user.email })}</Text>
      <Button asChild size="xs" variant="outline">
        <Link to={nextPathOf(search)}>{t("login.goOn")}</Link>
      </Button>
    </Flex>
  );
}
