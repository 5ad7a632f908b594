import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useSearchParams } from "react-router";
import { useUser } from "reactfire";
import { api } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { nextPathOf } from "../../lib/session-paths";
import { teamSlugOf } from "../../lib/team-address";
import { EntryPage } from "../entry/entry-page";
import { TextLink } from "../entry/text-link";
import { LoginForm } from "./login-form";

export function LoginPage() {
  const { t } = useTranslation("identity");
  const { search } = useLocation();
  const teamSlug = teamSlugOf(location, runtime().config.domain);
  const { data: team } = useQuery(
    api.identity.findTenant.queryOptions({ input: { query: { team_slug: teamSlug } }, enabled: Boolean(teamSlug) }),
  );
  return (
    <EntryPage
      title={team?.team_name ? t("login.titleTeam", { team: team.team_name }) : t("login.title")}
      description={t("login.description")}
      footer={
        <>
          {t("login.noAccount")} <TextLink to={`/sign-up${search}`}>{t("signUp")}</TextLink>
        </>
      }
    >
      <Stack gap="5">
        <SignedInNote />
        <LoginForm />
      </Stack>
    </EntryPage>
  );
}

/** Shown on the login page to a signed-in user: a link back to the app. */
function SignedInNote() {
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
