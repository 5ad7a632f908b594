import { List, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Reauthentication } from "../../identity/second-factor/reauthentication";
import { useReauthentication } from "../../identity/second-factor/use-reauthentication";
import { TextInput } from "../../ui/form/text-input";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useTeam } from "../team/team-queries";
import { useRequestDeletion } from "./deletion-queries";

/** Says what a deletion removes. The admin types the team's name and confirms their identity. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("teams");
  const { displayName } = useTeam();
  const { reauthenticate, ...questions } = useReauthentication();
  const requesting = useRequestDeletion(reauthenticate);
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    requesting.mutate(name.trim(), {
      onSuccess: () => {
        notify.success({ title: t("deletion.requested") });
        onClose();
      },
    });
  };
  const isAsked = questions.confirmation || questions.question;
  return (
    <>
      {!isAsked && (
        <FormDialog
          danger
          title={t("deletion.dialogTitle")}
          submit={t("deletion.submit")}
          busy={requesting.isPending}
          disabled={name.trim() !== displayName}
          error={requesting.error}
          onSubmit={submit}
          onClose={onClose}
        >
          <Text>{t("deletion.wait")}</Text>
          <List.Root ps="5">
            <List.Item>{t("deletion.lost.data")}</List.Item>
            <List.Item>{t("deletion.lost.accounts")}</List.Item>
            <List.Item>{t("deletion.lost.plan")}</List.Item>
          </List.Root>
          <TextInput label={t("deletion.name", { name: displayName })} value={name} onChange={setName} />
        </FormDialog>
      )}
      <Reauthentication {...questions} />
    </>
  );
}
