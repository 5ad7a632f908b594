import { HStack, Spinner, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { SignOutButton } from "../../identity/entry/sign-out-button";
import { TextLink } from "../../identity/entry/text-link";
import { refreshSession } from "../../identity/session/refresh-session";
import { profileQuery, useProfile } from "../../identity/user/user-queries";
import { useTeam } from "../team/team-queries";

const LOOK_MS = 5_000;

/** Waits for an admin's decision, then continues. */
export function AccessPending() {
  const { t } = useTranslation("teams");
  const { email } = useProfile();
  const { displayName } = useTeam();
  const { data: profile } = useQuery({ ...profileQuery(), refetchInterval: LOOK_MS });
  const admitted = profile?.team_member_status === "ACTIVE";

  useEffect(() => {
    if (admitted) void refreshSession();
  }, [admitted]);

  return (
    <EntryPage
      title={t("access.pendingTitle")}
      description={t("access.pendingDescription", { team: displayName })}
      footer={profile?.invited ? <TextLink to="/join">{t("access.joinNow")}</TextLink> : <SignOutButton />}
    >
      <HStack role="status" p="3" gap="3" rounded="l2" borderWidth="1px" bg="bg.panel">
        <Spinner size="sm" color="brand.solid" />
        <Text>{email}</Text>
      </HStack>
    </EntryPage>
  );
}
