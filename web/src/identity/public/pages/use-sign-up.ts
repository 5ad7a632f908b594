import type { ExternalProvider } from "../../session/external-provider";
import { useEntryHost } from "../entry-host";
import { useFieldRules } from "../form/use-field-rules";
import { useFields } from "../form/use-fields";
import { useEntryAction } from "../use-entry-action";

type NewAccount = { email: string; password: string; terms: boolean };

/** The sign-up's fields, and its two ways in. */
export function useSignUp() {
  const { path } = useEntryHost();
  const { searchParams } = new URL(path, location.origin);
  const { busy, failure, run } = useEntryAction(true);
  const { email: emailRule, newPassword, terms } = useFieldRules();
  const fields = useFields<NewAccount>(
    { email: searchParams.get("email") ?? "", password: "", terms: false },
    { email: emailRule, password: newPassword, terms },
  );
  const email = fields.values.email.trim().toLowerCase();

  const byPassword = () => {
    if (!fields.check(["email", "password", "terms"])) return;
    const { password } = fields.values;
    void run({
      name: "password",
      work: ({ signUp }) => signUp.byPassword({ email, password }),
      next: "/verify-email",
    });
  };
  const byProvider = (provider: ExternalProvider) => {
    if (!fields.check(["email", "terms"])) return;
    void run({ name: provider, work: ({ signUp }) => signUp.byProvider({ provider, email }), next: "/" });
  };
  return { busy, failure, fields, email, byPassword, byProvider };
}
