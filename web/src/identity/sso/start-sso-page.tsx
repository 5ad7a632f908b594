import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import { runtime } from "../../lib/firebase/runtime";
import { teamSlugOf } from "../../lib/team-address";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { PageLoading } from "../../ui/page-loading";
import { EntryPage } from "../entry/entry-page";
import { TextLink } from "../entry/text-link";
import { CodeDialog } from "../second-factor/code-dialog";
import { SignInError } from "../sign-in/sign-in-error";
import { useSignIn } from "../sign-in/use-sign-in";
import { SsoButtons } from "./sso-buttons";
import { useSsoProviders } from "./sso-queries";

/**
 * Where a tile of an identity provider leads: it begins a sign-in of ours, since one that the provider begins by itself
 * could be somebody else's. Browsers open the provider's window only for a click.
 */
export function StartSsoPage() {
  const { t } = useTranslation("identity");
  const { id } = useParams();
  const { search } = useLocation();
  const sso = useSsoProviders(teamSlugOf(location, runtime().config.domain));
  const { bySaml, question } = useSignIn();
  if (sso.isLoading) return <PageLoading minH="100dvh" />;
  if (sso.isError) return <ErrorState error={sso.error} onRetry={sso.refetch} />;
  const { tenant_id = null, providers = [] } = sso.data ?? {};
  const provider = providers.find((one) => one.id === id);
  return (
    <EntryPage
      title={provider ? t("sso.startTitle", { name: provider.name }) : t("sso.unknownTitle")}
      description={t(provider ? "sso.startHint" : "sso.unknownHint")}
      footer={<TextLink to={`/login${search}`}>{t("sso.otherWay")}</TextLink>}
    >
      <Stack gap="4">
        {provider && tenant_id ? (
          <SsoButtons
            providers={[provider]}
            busy={bySaml.isPending ? bySaml.variables.id : undefined}
            onChoose={(chosen) => bySaml.mutate({ tenant_id, id: chosen })}
          />
        ) : (
          <FormError error={t("sso.missing")} />
        )}
        <SignInError error={bySaml.error} />
      </Stack>
      <CodeDialog question={question} />
    </EntryPage>
  );
}
