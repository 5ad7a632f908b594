import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { nextPathOf } from "../../../lib/session-paths";
import type { ExternalProvider } from "../../session/external-provider";
import { recentEmails } from "../../session/recent-emails";
import { useEntryHost } from "../entry-host";
import { useFieldRules } from "../form/use-field-rules";
import { useFields } from "../form/use-fields";
import { useEntryAction } from "../use-entry-action";

/** The log-in's fields, and its three ways in. */
export function useLogin(team: TenantInfo | undefined, sso: SsoProviders | undefined) {
  const { path } = useEntryHost();
  const { searchParams } = new URL(path, location.origin);
  const next = nextPathOf(searchParams);
  const { run, ...action } = useEntryAction();
  const { email: emailRule, password: passwordRule } = useFieldRules();
  const fields = useFields(
    { email: searchParams.get("email") ?? recentEmails()[0] ?? "", password: "" },
    { email: emailRule, password: passwordRule },
  );
  const email = fields.values.email.trim().toLowerCase();

  const byPassword = () => {
    if (!fields.check(["email", "password"])) return;
    const { password } = fields.values;
    void run({
      name: "password",
      email,
      work: ({ signIn }, challenge) => signIn.byPassword({ email, password }, challenge),
      next,
    });
  };
  const byProvider = (provider: ExternalProvider) => {
    if (email !== "" && !fields.check(["email"])) return;
    void run({
      name: provider,
      email,
      work: ({ signIn }, challenge) => signIn.byProvider({ provider, email, here: team }, challenge),
      next,
      onFailure: ({ foundEmail }) => foundEmail && fields.set("email", foundEmail),
    });
  };
  const bySaml = (id: string) =>
    void run({
      name: id,
      work: ({ signIn }, challenge) => signIn.bySaml({ tenant_id: sso?.tenant_id ?? "", id }, challenge),
      next,
    });
  return { ...action, fields, email, byPassword, byProvider, bySaml };
}
