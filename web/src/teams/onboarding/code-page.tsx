import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { TextLink } from "../../identity/entry/text-link";
import { useProfile } from "../../identity/user/user-queries";
import { CodeForm } from "./code-form";
import { OnboardingGuard } from "./onboarding-guard";

export function CodePage() {
  const { t } = useTranslation("teams");
  const { email } = useProfile();
  return (
    <OnboardingGuard step={["/join", "/access-request"]}>
      <EntryPage
        title={t("code.title")}
        description={t("code.description", { email })}
        footer={<TextLink to="/join">{t("code.back")}</TextLink>}
      >
        <CodeForm />
      </EntryPage>
    </OnboardingGuard>
  );
}
