import { Button, chakra, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useDraftedState } from "../../ui/draft/use-drafted-state";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useTeam } from "../team/team-queries";
import { EmailTags } from "./email-tags";
import { sortEmails } from "./sort-emails";

export function InviteForm() {
  const { t } = useTranslation("teams");
  const { teamId, domain } = useTeam();
  const [emails, setEmails] = useDraftedState<string[]>("emails", []);
  const [needsOne, setNeedsOne] = useState(false);
  const { ready, malformed, foreign } = sortEmails(emails, domain);
  const invite = useMutation(
    api.teams.inviteMembers.mutationOptions({
      onSuccess: async ({ data }) => {
        notify.success({ title: t("invite.sent", { count: data.length }) });
        setEmails([]);
        setNeedsOne(false);
        await refresh("teams", "listInvitations");
      },
    }),
  );
  const known = alreadyInvited(invite.error).filter((email) => emails.includes(email));

  const wrong = [
    needsOne && emails.length === 0 && t("invite.needOne"),
    malformed.length > 0 && t("invite.wrongEmail", { emails: malformed.join(", ") }),
    foreign.length > 0 && t("invite.wrongDomain", { emails: foreign.join(", ") }),
    known.length > 0 && t("invite.already", { emails: known.join(", ") }),
  ].find((text) => text !== false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNeedsOne(true);
    if (ready.length > 0 && !wrong) {
      invite.mutate({ params: { teamId }, body: ready.map((email) => ({ email })) });
    }
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="4">
        <EmailTags emails={emails} error={wrong} onChange={setEmails} />
        <FormError error={known.length > 0 || isRefusal(invite.error, "CONFLICT") ? undefined : invite.error} />
        <Button type="submit" alignSelf="flex-start" loading={invite.isPending}>
          {t("invite.submit")}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** The e-mails that the server refused: those of members, or already invited. */
function alreadyInvited(error: unknown): string[] {
  if (!isRefusal(error, "CONFLICT")) return [];
  const { error_emails = [] } = (error.details ?? {}) as { error_emails?: string[] };
  return error_emails;
}
