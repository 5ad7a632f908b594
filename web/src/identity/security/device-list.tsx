import { Button, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { leaveSession } from "../session/leave-session";
import { DeviceRow } from "./device-row";
import { useEndSessions, useSessions } from "./security-queries";

/** The browsers that the user is signed in with. */
export function DeviceList() {
  const { t } = useTranslation("identity");
  const sessions = useSessions();
  const endAll = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  if (sessions.isPending) return <ListSkeleton rows={2} />;
  if (sessions.isError) return <ErrorState error={sessions.error} onRetry={sessions.refetch} />;
  return (
    <Stack gap="4" align="flex-start">
      <Stack as="ul" gap="0" w="full" listStyleType="none">
        {sessions.data.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </Stack>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("security.endAll")}
      </Button>
      <FormError error={endAll.error} />
      <ConfirmDialog
        open={isAsking}
        title={t("security.endAllTitle")}
        description={t("security.endAllHint")}
        confirm={t("security.endAll")}
        danger
        busy={endAll.isPending}
        onConfirm={() => endAll.mutate({}, { onSuccess: () => void leaveSession(), onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
