import { useProfile } from "../../identity/user/user-queries";
import { AccessPending } from "./access-pending";
import { AskForAccess } from "./ask-for-access";
import { OnboardingGuard } from "./onboarding-guard";

export function AccessRequestPage() {
  const { team_member_status } = useProfile();
  return (
    <OnboardingGuard step={["/join", "/access-request"]}>
      {team_member_status === "PENDING" ? <AccessPending /> : <AskForAccess />}
    </OnboardingGuard>
  );
}
