import { Button, chakra, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { useDraftedState } from "../../ui/draft/use-drafted-state";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useTeam } from "../team/team-queries";
import { EmailTags } from "./email-tags";
import { readRefusal } from "./read-refusal";
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
  const { taken, other } = readRefusal(invite.error);
  const known = taken.filter((email) => emails.includes(email));

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
        <FormError error={other} />
        <Button type="submit" alignSelf="flex-start" loading={invite.isPending}>
          {t("invite.submit")}
        </Button>
      </Stack>
    </chakra.form>
  );
}
