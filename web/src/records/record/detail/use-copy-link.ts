import type { RecordView } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import { runtime } from "../../../lib/runtime";
import { addressOfTeam } from "../../../lib/team-address";
import { useTeam } from "../../../teams/team/team-queries";
import { notify } from "../../../ui/toaster";
import { recordPath } from "../entity-pages";

/** Puts a record's address, the team's name in it, on the clipboard. */
export function useCopyLink() {
  const { t } = useTranslation("records");
  const { teamSlug } = useTeam();
  return async ({ entity, id }: RecordView) => {
    const { protocol, host } = window.location;
    const address = { protocol, host, pathname: recordPath(entity, id), search: "", hash: "" };
    const link = teamSlug
      ? addressOfTeam(teamSlug, address, runtime().config.domain)
      : `${protocol}//${host}${address.pathname}`;
    try {
      await navigator.clipboard.writeText(link);
      notify.success({ title: t("detail.linkCopied") });
    } catch {
      notify.error({ title: t("detail.copyFailed"), description: link });
    }
  };
}
