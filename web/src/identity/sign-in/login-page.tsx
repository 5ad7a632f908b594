import { Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { api } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import { teamSlugOf } from "../../lib/team-address";
import { EntryPage } from "../entry/entry-page";
import { SignedInNote } from "../entry/signed-in-note";
import { TextLink } from "../entry/text-link";
import { useSsoProviders } from "../sso/sso-queries";
import { LoginForm } from "./login-form";
import { SessionEndNote } from "./session-end-note";

export function LoginPage() {
  const { t } = useTranslation("identity");
  const { search } = useLocation();
  const teamSlug = teamSlugOf(location, runtime().config.domain);
  const { data: team } = useQuery(
    api.identity.findTenant.queryOptions({ input: { query: { team_slug: teamSlug } }, enabled: Boolean(teamSlug) }),
  );
  const sso = useSsoProviders(teamSlug);
  const isSsoOnly = sso.data?.required === true;
  return (
    <EntryPage
      title={team?.team_name ? t("login.titleTeam", { team: team.team_name }) : t("login.title")}
      description={!isSsoOnly && t("login.description")}
      footer={
        !isSsoOnly && (
          <>
            {t("login.noAccount")} <TextLink to={`/sign-up${search}`}>{t("signUp")}</TextLink>
          </>
        )
      }
    >
      <Stack gap="5">
        <SessionEndNote />
        <SignedInNote text={(email) => t("login.signedInAs", { email })} />
        {!sso.isLoading && <LoginForm sso={sso.data} team={team} />}
      </Stack>
    </EntryPage>
  );
}
