import { Button, Flex, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useUser } from "reactfire";
import { nextPathOf } from "../../lib/session-paths";

/** Tells a signed-in user on an entry page who they are, with a link back to the app. */
export function SignedInNote({ text }: { text: (email: string) => string }) {
  const { t } = useTranslation("identity");
  const { data: user } = useUser();
  const [search] = useSearchParams();
  if (!user?.email) return null;
  return (
    <Flex align="center" justify="space-between" gap="3" p="3" rounded="l2" borderWidth="1px" bg="bg.panel">
      <Text>{text(user.email)}</Text>
      <Button asChild size="xs" variant="outline" flexShrink="0">
        <Link to={nextPathOf(search)}>{t("login.goOn")}</Link>
      </Button>
    </Flex>
  );
}
