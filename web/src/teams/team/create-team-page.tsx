import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { SignOutButton } from "../../identity/entry/sign-out-button";
import { OnboardingGuard } from "../onboarding/onboarding-guard";
import { CreateTeamForm } from "./create-team-form";

export function CreateTeamPage() {
  const { t } = useTranslation("teams");
  return (
    <OnboardingGuard step={["/create-team"]}>
      <EntryPage
        title={t("create.title")}
        description={t("create.description")}
        footer={<SignOutButton />}
        progress={{ at: 1, all: 3 }}
        wide
      >
        <CreateTeamForm />
      </EntryPage>
    </OnboardingGuard>
  );
}
