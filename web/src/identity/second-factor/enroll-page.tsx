import { Alert, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EntryPage } from "../entry/entry-page";
import { SignOutButton } from "../entry/sign-out-button";
import { useProfile } from "../user/user-queries";
import { EnrollForm } from "./enroll-form";
import { EnrolledDialog } from "./enrolled-dialog";
import { isEnrolled } from "./use-enrolment";

/** Registers an authenticator app. Afterwards the user signs in again, with a code. */
export function EnrollPage() {
  const { t } = useTranslation("identity");
  const { must_enroll, second_factor } = useProfile();
  const reason = second_factor === "TO_ENROLL" ? "again" : must_enroll ? "required" : "description";
  const [enrolledBefore] = useState(isEnrolled);
  const [isDone, setDone] = useState(false);
  return (
    <EntryPage title={t("enroll.title")} description={t(`enroll.${reason}`)} footer={<SignOutButton />}>
      {enrolledBefore ? (
        <Alert.Root status="info" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{t("enroll.already")}</Alert.Title>
        </Alert.Root>
      ) : (
        <Stack gap="5">
          <EnrollForm onDone={() => setDone(true)} />
        </Stack>
      )}
      {isDone && <EnrolledDialog />}
    </EntryPage>
  );
}
